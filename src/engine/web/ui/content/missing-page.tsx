import { Link, type LinkProps } from '@tanstack/react-router';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type MissingPageProps = Omit<EmptyStateProps, 'actions' | 'size'> & {
  /** Where to go instead. */
  back: { to: NonNullable<LinkProps['to']>; text: string };
};

/** In place of what an address leads to, where there is no such thing. */
export function MissingPage({ back: { to, text }, headingLevel = 1, ...props }: MissingPageProps) {
  return (
    <EmptyState
      {...props}
      headingLevel={headingLevel}
      actions={
        <Button asChild>
          <Link to={to}>{text}</Link>
        </Button>
      }
    />
  );
}

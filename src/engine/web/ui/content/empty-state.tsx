import type { ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, description, icon, actions, headingLevel = 2, size = 'md', className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={cx(
        'mx-auto flex max-w-text flex-col items-center text-center',
        size === 'sm' ? 'py-10' : 'py-16 sm:py-24',
        className,
      )}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="mb-5 grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-7 [&_svg]:stroke-[1.5]"
        >
          {icon}
        </span>
      )}
      <Heading className={cx('font-display', size === 'sm' ? 'text-xl' : 'text-3xl')}>{title}</Heading>
      {description && <p className="mt-2 max-w-prose text-muted">{description}</p>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

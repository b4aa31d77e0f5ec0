import { Children, cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { LoadingDots } from '#engine/web/ui/content/loading-dots.tsx';
import { cx } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Keeps the words, shows dots and ignores clicks; the button stays focusable. */
  loading?: boolean | undefined;
  /** Lends its looks to the only child, for example a link. */
  asChild?: boolean | undefined;
  block?: boolean | undefined;
};

export function buttonClasses(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  block = false,
): string {
  return cx(`button button-${size} button-${variant}`, block && 'w-full');
}

export function Button({
  variant,
  size,
  loading,
  asChild,
  block,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = cx(buttonClasses(variant, size, block), className);
  if (asChild) {
    return (
      <Slot className={classes} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      {...(loading && {
        'aria-disabled': true,
        'aria-busy': true,
        onClick: (event) => event.preventDefault(),
      })}
      className={classes}
    >
      {children}
      {loading && <LoadingDots className="ml-1" />}
    </button>
  );
}

type Props = Record<string, unknown>;
type Handler = (...values: unknown[]) => void;

/** Lends its props and looks to its only child, for example a link. Of two event handlers both run, the child's first. */
export function Slot({ children, ...lent }: Props & { children?: ReactNode }) {
  const child = Children.only(children) as ReactElement<Props>;
  return cloneElement(child, mergeProps(lent, child.props));
}

function mergeProps(lent: Props, own: Props): Props {
  const merged: Props = { ...lent, ...own };
  for (const name of Object.keys(lent)) {
    const [theirs, mine] = [lent[name], own[name]];
    if (typeof theirs === 'function' && typeof mine === 'function' && name.startsWith('on')) {
      merged[name] = (...values: unknown[]) => {
        (mine as Handler)(...values);
        (theirs as Handler)(...values);
      };
    }
  }
  merged.className = cx(lent.className as string, own.className as string);
  return merged;
}

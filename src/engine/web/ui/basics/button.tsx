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

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong text-ink hover:border-ink hover:bg-ink/5',
  ghost: 'text-ink hover:bg-ink/7',
  danger: 'bg-danger text-on-danger hover:bg-danger/90',
  link: 'text-accent-ink underline decoration-1 underline-offset-[0.3em] hover:decoration-2',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 px-4 text-sm',
  md: 'min-h-11 gap-2 px-6 text-sm',
  lg: 'min-h-13 gap-2.5 px-8 text-sm tracking-[0.02em]',
};

export function buttonClasses(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  block = false,
): string {
  return cx(
    'relative inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center rounded-full py-1.5 text-center font-semibold',
    'transition-[background-color,border-color,color,transform] duration-200 ease-soft active:scale-[0.985] motion-reduce:active:scale-100',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
    variant === 'link' && 'min-h-6 px-0 py-0 active:scale-100',
    block && 'w-full',
  );
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

import type { ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type ContainerWidth = 'text' | 'narrow' | 'wide' | 'full';

const WIDTHS: Record<ContainerWidth, string> = {
  text: 'max-w-text',
  narrow: 'max-w-narrow',
  wide: 'max-w-wide',
  full: 'max-w-broad',
};

export type ContainerProps = {
  width?: ContainerWidth | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Centres its content with the page's gutters. */
export function Container({ width = 'wide', className, children }: ContainerProps) {
  return (
    <div className="px-gutter">
      <div className={cx('mx-auto w-full', WIDTHS[width], className)}>{children}</div>
    </div>
  );
}

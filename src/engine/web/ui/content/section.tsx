import { useId, type ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Container, type ContainerWidth } from './container.tsx';

export type SectionHeadingProps = {
  title: ReactNode;
  /** Small capitals above the title. */
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Links or buttons at the end of the heading line. */
  actions?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  align?: 'start' | 'center' | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

const TITLE_SIZES = { 1: 'text-5xl', 2: 'text-4xl', 3: 'text-2xl' };

export function SectionHeading(props: SectionHeadingProps) {
  const { title, eyebrow, intro, actions, level = 2, align = 'start', id, className } = props;
  const Heading = `h${level}` as const;
  const centred = align === 'center';
  return (
    <div
      className={cx(
        'mb-8 flex flex-wrap justify-between gap-x-8 gap-y-7 sm:mb-12',
        centred ? 'flex-col items-center text-center' : 'items-end',
        className,
      )}
    >
      <div className="max-w-narrow min-w-0">
        {eyebrow && <p className="eyebrow mb-4 text-accent-ink">{eyebrow}</p>}
        <Heading id={id} className={TITLE_SIZES[level]}>
          {title}
        </Heading>
        {intro && <p className={cx('mt-4 max-w-text text-lg text-muted', centred && 'mx-auto')}>{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

export type SectionProps = Partial<Omit<SectionHeadingProps, 'id' | 'className'>> & {
  width?: ContainerWidth | undefined;
  /** inverse is dark in both themes. */
  tone?: 'page' | 'surface' | 'sunken' | 'inverse' | undefined;
  spacing?: 'none' | 'sm' | 'md' | undefined;
  /** Anchor of the section. */
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const TONES = { page: '', surface: 'bg-surface', sunken: 'bg-sunken', inverse: 'bg-page text-ink' };
const SPACING = { none: '', sm: 'py-8 sm:py-12', md: 'py-section' };

export function Section(props: SectionProps) {
  const { title, width = 'wide', tone = 'page', spacing = 'md', id, className, children, ...heading } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      data-scheme={tone === 'inverse' ? 'dark' : undefined}
      className={cx(TONES[tone], SPACING[spacing], className)}
    >
      <Container width={width}>
        {title && <SectionHeading {...heading} title={title} id={headingId} />}
        {children}
      </Container>
    </section>
  );
}

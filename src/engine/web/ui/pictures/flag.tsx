import type { ReactNode } from 'react';
import type { Language } from '#engine/model/languages.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';

const stripes = (colours: [string, string, string], upright: boolean): ReactNode =>
  colours.map((fill, at) =>
    upright ? (
      <rect key={fill} x={at * 8} width="8" height="24" fill={fill} />
    ) : (
      <rect key={fill} y={at * 8} width="24" height="8" fill={fill} />
    ),
  );

/** National colours, simplified to a square that is cut round. */
const FLAGS: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#1f3a7a" d="M0 0h24v24H0z" />
      <path stroke="#fff" strokeWidth="4.5" d="M0 0l24 24M24 0L0 24" />
      <path stroke="#c8243b" strokeWidth="1.8" d="M0 0l24 24M24 0L0 24" />
      <path stroke="#fff" strokeWidth="7" d="M12 0v24M0 12h24" />
      <path stroke="#c8243b" strokeWidth="4" d="M12 0v24M0 12h24" />
    </>
  ),
  de: stripes(['#1d1d1b', '#cc1f2f', '#f2c12e'], false),
  fr: stripes(['#20408f', '#f7f7f5', '#d8303f'], true),
  it: stripes(['#1d8a4c', '#f7f7f5', '#cb2e3a'], true),
  es: (
    <>
      <path fill="#c4232f" d="M0 0h24v24H0z" />
      <path fill="#f4c430" d="M0 6h24v12H0z" />
    </>
  ),
};

/** Decoration beside the language's name. */
export function Flag({ language, className }: { language: Language; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={cx('size-5 shrink-0 rounded-full ring-1 ring-ink/15', className)}
    >
      {FLAGS[language]}
    </svg>
  );
}

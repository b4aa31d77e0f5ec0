import { createContext, use, type ReactNode } from 'react';

/** The HTML of a part that shows nothing but `of`, from a cache or rendered now. */
export type WritePart = (of: object, part: ReactNode) => string;

/** Set on the server only. */
export const WritePartContext = createContext<WritePart | undefined>(undefined);

type CachedPartProps = {
  as: 'li';
  /** All that its content depends on besides language and settings. */
  of: object;
  className?: string;
  children: ReactNode;
};

/**
 * An element whose content stands on many pages: the server renders it once (`src/app/web/part-markup.tsx`). The browser has
 * no cache and renders `children`; so their ids must be fixed, and `tests/api/shell-markup.test.ts` compares both.
 */
export function CachedPart({ as: Element, of, className, children }: CachedPartProps) {
  const write = use(WritePartContext);
  if (write === undefined) return <Element className={className}>{children}</Element>;
  return <Element className={className} dangerouslySetInnerHTML={{ __html: write(of, children) }} />;
}

import { useEffect, useState } from 'react';
import type { Anchor } from './table-of-contents.tsx';

/** A section is current from the moment its heading passes the upper quarter of the window. */
const READING_LINE = '0px 0px -70% 0px';

/** The section being read. Nothing on the server: the first one appears once the page is alive. */
export function useCurrentAnchor(anchors: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = anchors.map(({ id }) => id).join(' ');
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const last = sections.findLast((section) => visible.has(section));
        if (last !== undefined) setCurrent(last.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { describingMatch, titleOf } from '#engine/web/rendering/head-tags.ts';

/** The server writes the first title; moves within the browser and a change of language write the next ones. */
export function useDocumentTitle(): void {
  const title = useRouterState({ select: ({ matches }) => titleOf(describingMatch(matches)) });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

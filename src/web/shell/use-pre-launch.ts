import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The whole shop is before its launch, or the page on screen shows itself so. */
export function usePreLaunch(): boolean {
  const { settings } = useRouter().options.context;
  const isPageBefore = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.preLaunch === true),
  });
  return settings.preLaunch || isPageBefore;
}

/** The server writes the marker into the page; moves within the browser keep it in step. */
export function usePreLaunchMarker(preLaunch: boolean): void {
  useEffect(() => {
    if (preLaunch) document.body.dataset.preLaunch = '';
    else delete document.body.dataset.preLaunch;
  }, [preLaunch]);
}

import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PublicSettings } from '#engine/web/rendering/page-state.ts';

interface Match {
  staticData: { preLaunch?: boolean };
}

/** The whole shop is before its launch, or the page on screen shows itself so. */
export function isPreLaunch(settings: PublicSettings, matches: readonly Match[]): boolean {
  return settings.preLaunch || matches.some(({ staticData }) => staticData.preLaunch === true);
}

export function usePreLaunch(): boolean {
  const { settings } = useRouter().options.context;
  return useRouterState({ select: ({ matches }) => isPreLaunch(settings, matches) });
}

/** The server writes the marker into the page; moves within the browser keep it in step. */
export function usePreLaunchMarker(preLaunch: boolean): void {
  useEffect(() => {
    if (preLaunch) document.body.dataset.preLaunch = '';
    else delete document.body.dataset.preLaunch;
  }, [preLaunch]);
}

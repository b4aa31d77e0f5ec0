import { useState, type ReactNode } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { CONTENT_ID, SkipLink } from '#engine/web/rendering/skip-link.tsx';
import { useBodyMarker } from '#engine/web/ui/basics/body-marker.ts';
import { Drawer } from '#engine/web/ui/overlays/drawer.tsx';
import { DeskBottomBar } from './desk-bottom-bar.tsx';
import { DeskFinder } from './desk-finder.tsx';
import { DeskKeys } from './desk-keys.tsx';
import { DeskTabs, tabId } from './desk-tabs.tsx';
import { DeskTopBar, ShopLink } from './desk-top-bar.tsx';
import { useFinderKeys } from './use-finder-keys.ts';

const PANEL_ID = 'desk-panel';

interface DeskFrameProps {
  right: DeskPage['right'];
  /** The name of the page that is open, or of the one that what is open belongs to; empty where this person may not open it. */
  current: string;
  children: ReactNode;
}

/** What stands around every page of the desk: its pages at the side, on a phone at the bottom, and the way to the shop. */
export function DeskFrame({ right, current, children }: DeskFrameProps) {
  const { t } = useTranslation('dashboards');
  const open = useOpenDeskPage(right);
  const [overlay, setOverlay] = useState<'finder' | 'keys' | 'pages' | null>(null);
  useBodyMarker('desk');
  useFinderKeys(
    () => setOverlay('finder'),
    () => setOverlay('keys'),
  );
  const close = () => setOverlay(null);
  return (
    <div data-desk="" className="min-h-dvh flex-1 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink />
      <nav
        aria-label={t('frame.pages')}
        data-print="hidden"
        className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-surface px-3 pb-6 lg:flex"
      >
        <ShopLink className="sticky top-0 z-10 h-14 bg-surface px-2.5" />
        <DeskTabs right={right} current={current} controls={PANEL_ID} onOpen={open} />
      </nav>
      <div className="flex min-w-0 flex-col">
        <DeskTopBar right={right} onFind={() => setOverlay('finder')} />
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="flex-1 px-4 pt-5 pb-28 outline-none sm:px-6 lg:px-8 lg:pt-6 lg:pb-12"
        >
          <div
            id={PANEL_ID}
            role="tabpanel"
            {...(current === ''
              ? { 'aria-label': t('record.refusedTitle') }
              : { 'aria-labelledby': tabId('side', current) })}
            className="mx-auto w-full max-w-360"
          >
            {children}
          </div>
        </main>
      </div>
      <DeskBottomBar
        right={right}
        current={current}
        onOpen={open}
        onFind={() => setOverlay('finder')}
        onMore={() => setOverlay('pages')}
      />
      <Drawer
        open={overlay === 'pages'}
        onOpenChange={close}
        title={t('frame.pages')}
        closeLabel={t('frame.close')}
      >
        <DeskTabs
          right={right}
          current={current}
          controls={PANEL_ID}
          place="drawer"
          onOpen={(name, opening) => {
            if (opening?.replace !== true) close();
            open(name, opening);
          }}
        />
      </Drawer>
      {overlay === 'keys' && <DeskKeys onClose={close} />}
      {overlay === 'finder' && <DeskFinder right={right} onOpen={open} onClose={close} />}
    </div>
  );
}

import { Bell } from 'lucide-react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DeskLink } from '#engine/web/lists/desk-link.tsx';
import { DROP_ITEM_CLASSES, DropPanel } from '#engine/web/ui/overlays/drop-panel.tsx';
import { useWaiting } from './waiting.queries.ts';

/** All that waits for somebody, from every page. */
export function WaitingBell({ right }: { right: DeskPage['right'] }) {
  const { t } = useTranslation('dashboards');
  const matters = useWaiting(right);
  return (
    <DropPanel
      id="desk-waiting"
      label={t('frame.notifications', { count: matters.length })}
      button={
        <>
          <Bell aria-hidden="true" className="size-5" />
          {matters.length > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-page bg-danger"
            />
          )}
        </>
      }
      buttonClassName="relative grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-ink/7"
      panelClassName="w-72 max-sm:-right-14"
    >
      {(close) =>
        matters.length === 0 ? (
          <p className="px-3 py-2 text-sm text-muted">{t('frame.nothingWaits')}</p>
        ) : (
          <ul>
            {matters.map(({ name, page, filter, count }) => (
              <li key={name}>
                <DeskLink
                  right={right}
                  page={page}
                  filter={filter}
                  onClick={close}
                  className={DROP_ITEM_CLASSES}
                >
                  {t(`waiting.${name}`, { count })}
                </DeskLink>
              </li>
            ))}
          </ul>
        )
      }
    </DropPanel>
  );
}

import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { WaitingBadge } from '#engine/web/lists/waiting-badge.tsx';
import { useWaitingOn } from './waiting.queries.ts';

/** How many things on a page wait for somebody. */
export function PageCount({ right, page }: { right: DeskPage['right']; page: string }) {
  const { t } = useTranslation('dashboards');
  const matter = useWaitingOn(right, page);
  if (matter === undefined) return null;
  const { name, count } = matter;
  return <WaitingBadge count={count} text={t(`waiting.${name}`, { count })} />;
}

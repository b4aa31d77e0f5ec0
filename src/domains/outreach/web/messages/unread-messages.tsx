import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { threadsQuery } from './messages.queries.ts';

/** Beside the way to somebody's conversations: how many messages they have not opened. Needs the texts of `messages`. */
export function UnreadMessages() {
  const { t } = useTranslation('messages');
  const { data = [] } = useQuery(threadsQuery);
  const count = data.reduce((sum, { unread }) => sum + unread, 0);
  return count > 0 && <Badge tone="accent">{t('unread', { count })}</Badge>;
}

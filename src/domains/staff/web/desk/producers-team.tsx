import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordRows } from '#engine/web/records/record-rows.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

/** Who works for a producer, on its page. */
export function TeamOfProducer() {
  const { t } = useTranslation('staff');
  const { id: producerId } = useRecord();
  const query = useQuery({
    ...apiQuery('/api/admin/producers/:id/team', { params: { id: producerId } }),
    select: (items) => ({ items }),
  });
  return (
    <RecordSection title={t('team')} flush>
      <RecordRows query={query} rowKey={({ id }) => id}>
        {({ id, name, email, rights, joinedAt }) => [
          <>
            <RecordLink right="ADMIN" page="users" id={typeof id === 'number' ? id : null}>
              {name}
            </RecordLink>
            {name !== email && <span className="block text-muted">{email}</span>}
          </>,
          <>
            {rights.map((right) => (
              <Badge key={right}>{t(`rights.${right}`)}</Badge>
            ))}
            {joinedAt === null && <Badge tone="warning">{t('waiting')}</Badge>}
          </>,
        ]}
      </RecordRows>
    </RecordSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

/** How much somebody has written with producers, on their page. What was written is read where it was reported. */
export function MessagesOfPerson() {
  const { t } = useTranslation('messages');
  const { id } = useRecord();
  const query = useQuery(apiQuery('/api/admin/users/:id/messages', { params: { id } }));
  return (
    <RecordSection title={t('ofPerson.title')}>
      <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
        {({ threads, messages, reported }) => (
          <FactList
            facts={[
              { label: t('ofPerson.threads'), value: threads },
              { label: t('ofPerson.messages'), value: messages },
              { label: t('ofPerson.reported'), value: reported },
            ]}
          />
        )}
      </Loaded>
    </RecordSection>
  );
}

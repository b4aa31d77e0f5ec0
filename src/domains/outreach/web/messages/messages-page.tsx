import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { threadsQuery } from './messages.queries.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';

/** A buyer's conversations. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const threads = useQuery(threadsQuery);
  return (
    <Container width="narrow" className="py-8 sm:py-14">
      <SectionHeading level={1} title={t('title')} intro={t('intro')} />
      <Loaded query={threads} skeleton={<Skeleton className="h-60 w-full rounded-lg" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<MessageCircle aria-hidden="true" />}
              title={t('none')}
              description={t('noneText')}
            />
          ) : (
            <ThreadList
              threads={list}
              opener={({ id }, name) => (
                <Link to="/messages/$threadId" params={{ threadId: String(id) }} className="cover-link">
                  {name}
                </Link>
              )}
            />
          )
        }
      </Loaded>
    </Container>
  );
}

const threadRoute = getRouteApi('/messages/$threadId');

/** One conversation, of a buyer or of a guest who holds the link of the order. */
export function ThreadPage() {
  const { t } = useTranslation('messages');
  const { threadId } = threadRoute.useParams();
  const { token = '' } = threadRoute.useSearch();
  return (
    <Container width="narrow" className="py-8 sm:py-14">
      {token === '' && (
        <Link
          to="/messages"
          className="mb-6 inline-flex min-h-10 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('back')}
        </Link>
      )}
      <h1 className="sr-only">{t('title')}</h1>
      <ThreadView threadId={Number(threadId)} side="customer" token={token} />
    </Container>
  );
}

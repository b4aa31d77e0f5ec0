import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import type { Thread } from '#domains/outreach/model/messages/messages.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { threadQuery, threadsQuery } from './messages.queries.ts';
import { ThreadList } from './thread-list.tsx';
import { aboutText, Conversation, ReportThread } from './thread-view.tsx';

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
  const thread = useQuery(threadQuery(Number(threadId), token));
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
      <Loaded query={thread} skeleton={<Skeleton className="h-60 w-full rounded-lg" />}>
        {(found) => (
          <>
            <header className="mb-6 flex flex-wrap items-start justify-between gap-3">
              <div>
                <h1 className="text-2xl">{found.with}</h1>
                <p className="text-sm text-muted">
                  <AboutLink thread={found} token={token} />
                </p>
              </div>
              <ReportThread thread={found} token={token} />
            </header>
            <Conversation thread={found} side="customer" token={token} />
          </>
        )}
      </Loaded>
    </Container>
  );
}

/** Back to what it is about: the product, or the order. */
function AboutLink({ thread, token }: { thread: Thread; token: string }) {
  const { t } = useTranslation('messages');
  const { slug, orderId } = thread.about;
  const className = 'underline underline-offset-4';
  if (slug !== undefined)
    return (
      <Link to="/product/$slug" params={{ slug }} className={className}>
        {aboutText(t, thread)}
      </Link>
    );
  // Buyers with an account find the order among their own.
  if (token === '')
    return (
      <Link to="/user-dashboard" className={className}>
        {aboutText(t, thread)}
      </Link>
    );
  return (
    <Link to="/order/$id" params={{ id: String(orderId) }} search={{ token }} className={className}>
      {aboutText(t, thread)}
    </Link>
  );
}

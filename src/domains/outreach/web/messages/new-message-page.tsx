import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { productQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import type { About } from '#domains/outreach/model/messages/messages.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { MessageForm } from './message-form.tsx';

const route = getRouteApi('/messages/new');

/** A first message: a buyer's question about a product, or a word about a part of an order. */
export function NewMessagePage() {
  const { t } = useTranslation('messages');
  const { product: slug, part, name = '', token = '' } = route.useSearch();
  const { data: product } = useQuery({ ...productQuery(slug ?? ''), enabled: slug !== undefined });
  const about: About | undefined =
    part === undefined ? product && { productId: product.id } : { orderPartId: part };
  const to = product?.producerName ?? name;
  return (
    <Container width="narrow" className="py-8 sm:py-14">
      <SectionHeading
        level={1}
        title={product === undefined ? t('writeTo', { name: to }) : t('aboutProduct', { name: product.name })}
        intro={t('askText', { name: to })}
      />
      {about !== undefined && <Ask about={about} token={token} />}
    </Container>
  );
}

/** Producers are asked about products by buyers; about an order, also by the guest who holds its link. */
function Ask({ about, token }: { about: About; token: string }) {
  const { t } = useTranslation('messages');
  const { user, isLoading } = useCurrentUser();
  const { href } = useLocation();
  if (isLoading) return <Skeleton className="h-40 w-full rounded-lg" />;
  if (token === '' && user === null)
    return (
      <Button asChild>
        <Link to="/login" search={{ next: href }}>
          {t('signIn')}
        </Link>
      </Button>
    );
  if ('productId' in about && user?.role !== 'BUYER') return <Notice tone="info">{t('buyersAsk')}</Notice>;
  return <FirstMessage about={about} token={token} />;
}

function FirstMessage({ about, token }: { about: About; token: string }) {
  const navigate = useNavigate();
  const send = async (text: string) => {
    const { id } = await apiRequest('POST /api/messages', { query: { token }, body: { about, text } });
    await navigate({
      to: '/messages/$threadId',
      params: { threadId: String(id) },
      search: token === '' ? {} : { token },
      replace: true,
    });
  };
  return <MessageForm send={send} />;
}

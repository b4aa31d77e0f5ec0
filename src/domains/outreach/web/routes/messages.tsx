import { createRoute, notFound } from '@tanstack/react-router';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { loadTexts } from '#engine/web/rendering/load-texts.ts';
import { pageHead } from '#engine/web/rendering/page-head.ts';
import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { requireUser } from '#engine/web/session/require-user.ts';

const namespaces = ['messages', 'dashboards', 'validation'];
const pages = () => import('#domains/outreach/web/messages/messages-page.tsx');

const head = (context: RouterContext, path: string) =>
  pageHead(context, {
    title: context.i18n.t('messages:title'),
    description: context.i18n.t('messages:metaDescription'),
    path,
    index: false,
  });

export const messagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/messages',
  staticData: { namespaces },
  beforeLoad: ({ context, location }) => requireUser(context, '/messages', location.searchStr),
  loader: loadTexts,
  head: ({ match: { context } }) => head(context, '/messages'),
  component: lazyPage(pages, 'MessagesPage'),
});

const readToken = (token: unknown) => (typeof token === 'string' && token !== '' ? { token } : {});

/** By its link, also without an account: the API asks who it is. */
export const threadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/messages/$threadId',
  staticData: { namespaces, waitsForVisitor: true },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => readToken(token),
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,9}$/u.test(params.threadId)) throw notFound();
  },
  loader: loadTexts,
  head: ({ match: { context } }) => head(context, '/messages'),
  component: lazyPage(pages, 'ThreadPage'),
});

interface NewMessageSearch {
  /** A product's slug, or a part's number with the producer's name and the order's token. */
  product?: string;
  part?: number;
  name?: string;
  token?: string;
}

export const newMessageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/messages/new',
  staticData: { namespaces, waitsForVisitor: true },
  validateSearch: ({ product, part, name, token }: Record<string, unknown>): NewMessageSearch => ({
    ...(typeof product === 'string' && { product }),
    ...(Number.isSafeInteger(Number(part)) && Number(part) > 0 && { part: Number(part) }),
    ...(typeof name === 'string' && { name: name.slice(0, 150) }),
    ...readToken(token),
  }),
  loader: loadTexts,
  head: ({ match: { context } }) => head(context, '/messages/new'),
  component: lazyPage(() => import('#domains/outreach/web/messages/new-message-page.tsx'), 'NewMessagePage'),
});

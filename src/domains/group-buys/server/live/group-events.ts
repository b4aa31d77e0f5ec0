import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import type { App, ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { showGauge } from '#engine/server/http/metrics.ts';
import type { Shop } from '#engine/server/shop.ts';
import { forgetGroup, GROUPS_CHANNEL } from '#domains/group-buys/server/change-group.ts';
import { toGroupPool } from '#domains/group-buys/server/group-view.ts';
import { loadGroup } from '#domains/group-buys/server/groups.queries.ts';
import { GroupStreams } from './group-streams.ts';

/**
 * What happens to group buys, on whichever process, reaches this one by NOTIFY: its caches forget, and those who
 * watch here are told by server-sent events.
 */
export function addGroupEvents(app: App, { database, db, cache, config }: Shop): void {
  const load = async (slug: string) => {
    const loaded = await loadGroup(db, DEFAULT_LANGUAGE, slug);
    return loaded && toGroupPool(loaded);
  };
  const streams = new GroupStreams({
    load,
    onError: (err) => app.log.warn({ err }, 'a change of a group buy was not sent'),
    limitsNetworks: config.rateLimit,
  });
  showGauge(app.metrics, {
    name: 'group_buy_streams',
    help: 'Visitors who watch a group buy.',
    read: () => streams.count,
  });
  app.addHook('onReady', () =>
    database.listen(
      GROUPS_CHANNEL,
      (message) => {
        const [slug = ''] = message.split(' ', 1);
        forgetGroup(cache, slug);
        streams.changed(slug);
      },
      () => {
        // Which of them changed, nobody knows.
        cache.clear();
        streams.allChanged();
      },
    ),
  );
  app.addHook('preClose', async () => streams.stop());

  (app as ApiApp).get('/api/group-buys/:slug/events', async (request, reply) => {
    const { slug } = request.params;
    const pool = await load(slug);
    if (pool === undefined) throw new AppError('not_found', 'errors:groupBuys.notFound');
    const seen = Number(request.headers['last-event-id'] ?? 0) || 0;
    // Browsers connect again and again until they are told that there is nothing more to come.
    if (pool.status !== 'open' && seen >= pool.version) return reply.status(204).send();
    void reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      // Proxies pass it on as it comes.
      .header('x-accel-buffering', 'no')
      // Once it ends there is nothing to wait for on this connection, least of all for a process that stops.
      .header('connection', 'close');
    if (request.method === 'HEAD') return reply.send();
    return reply.send(streams.open(slug, clientNetwork(request), seen));
  });
}

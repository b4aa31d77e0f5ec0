import { z } from 'zod';
import type { Call, Contract, Guard } from '#engine/model/api/call.ts';
import type { ServerDomain } from '#engine/server/domain.ts';
import { ProviderRefused, type Provider } from '#engine/server/provider.ts';
import { everyMinutes } from '#engine/server/scheduler/timer.ts';
import { addExtensionRoutes, pathOf } from './extension-routes.ts';
import { answersFor } from './handles/answers.ts';
import { inAllLanguages } from './fields/fields-of.ts';
import { isReached, keepConnections, reachOf, sendTo } from './handles/reach.ts';
import { mailTemplatesOf } from './handles/mail.ts';
import { startEventHandling } from './events/handle-events.ts';
import type { OpenExtension } from './open-extensions.ts';
import { ExtensionFailed } from './process/extension-host.ts';

/** A timer that never ends would keep the shop from stopping. */
const TIMER_MS = 5 * 60_000;

/** An extension in the words of our own domains. Its name begins with `x-`, as nothing else does. */
export function asDomain(extension: OpenExtension): ServerDomain {
  const { described, host } = extension;
  const { name } = described;
  return {
    name: `x-${name}`,
    api: [contractOf(extension)],
    routes: [
      (app, shop) => {
        host.serve(answersFor(extension, shop, app), (line) =>
          app.log.warn({ extension: name }, `extension ${name}: ${line}`),
        );
        app.addHook('onClose', async () => host.stop());
        addExtensionRoutes(app, extension);
      },
    ],
    timers: () =>
      described.timers.map((timer) => ({
        name: `x-${name}-${timer.name}`,
        next: everyMinutes(timer.everyMinutes),
        run: async (now) => {
          await host.call({ do: 'timer', name: timer.name, now: now.toISOString() }, TIMER_MS);
        },
      })),
    mails: mailTemplatesOf(extension),
    provides: providerOf(extension),
    adds: choicesOf(extension),
    workers: described.events.length === 0 ? [] : [(shop, log) => startEventHandling(extension, shop, log)],
  };
}

function choicesOf({ described: { provides }, texts }: OpenExtension): NonNullable<ServerDomain['adds']> {
  const labelled = [
    { choice: 'payment', asked: 'payment.start' },
    { choice: 'payout', asked: 'payout.transfer' },
  ] as const;
  return labelled
    .filter(({ asked }) => provides.includes(asked))
    .map(({ choice }) => ({
      choice,
      label: inAllLanguages(texts, `${choice}.label`)!,
      text: inAllLanguages(texts, `${choice}.text`),
    }));
}

function providerOf(extension: OpenExtension): Provider {
  const { described, host } = extension;
  const kept = keepConnections();
  return {
    does: described.provides,
    mayLeadTo: (url) => isReached(new URL(url), reachOf(extension)),
    send: (request, limits) => sendTo(reachOf(extension), request, limits, kept),
    note: (reason) => host.note(reason),
    ask: (what, asked, limitMs) =>
      host.call({ do: 'provide', what, asked }, limitMs).catch((error: unknown) => {
        const refused = error instanceof ExtensionFailed ? error.refused : undefined;
        throw refused === undefined ? error : new ProviderRefused(refused.message);
      }),
  };
}

function contractOf({ described: { name, routes } }: OpenExtension): Contract {
  const calls = routes.map(({ key, who, right, summary, body }): [string, Call] => {
    const [method, path] = key.split(' ') as [string, string];
    return [
      `${method} ${pathOf(name, path)}`,
      {
        guard: who as Guard,
        ...(right && { right }),
        summary,
        // Judged where its schema is, in the extension's process; the document says it.
        ...(body && { body: z.unknown().meta(body) }),
        rateLimit: 'extensionCalls',
      },
    ];
  });
  return Object.fromEntries(calls) as Contract;
}

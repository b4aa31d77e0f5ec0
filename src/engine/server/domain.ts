import type { FastifyBaseLogger } from 'fastify';
import { adoptAddedWords, isAddedName, type AddedWords } from '#engine/model/added-names.ts';
import type { Contract } from '#engine/model/api/call.ts';
import type { WebhookEvent, WebhookSubject } from '#engine/model/webhooks/webhook-events.ts';
import type { Changed } from './changes/catalogue-changes.ts';
import type { Language } from '#engine/model/languages.ts';
import type { NeededRight } from '#engine/model/rights.ts';
import type { Db } from './db/client.ts';
import type { App } from './http/app-type.ts';
import { composeApi } from './http/apply-contract.ts';
import type { LateMail } from '#engine/server/mail/mail-content.ts';
import type { MailTemplate } from './mail/mail-content.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import type { WatchedQueue } from './queue/queue-figures.ts';
import type { Timer } from './scheduler/timer.ts';
import type { DomainSettings, SettingsChange } from './settings/setting.ts';
import { composeSettings } from './settings/settings-in-force.ts';
import type { Shop } from './shop.ts';

/** Somebody with an account. */
export interface Person {
  readonly id: number;
}

/** Something that waits for people at the desk. */
export interface Waiting<Asked> {
  /** Of its text: `waiting.<name>` in `src/domains/desk/texts/en/dashboards.json`. */
  readonly name: string;
  /** The page of the desk where it is dealt with, and what narrows that page to it. */
  readonly page: string;
  readonly filter?: Readonly<Record<string, string>>;
  /** Who hears of it: the right that the page needs. */
  readonly needs: NeededRight;
  /** How many there are; `MOST_WAITING` stands for more. Asked every minute by everybody at a desk: it reads an index. */
  readonly count: (db: Db, asked: Asked) => Promise<number>;
  /** By when the first of them is to be dealt with, where there is such a clock. Asked where something waits. */
  readonly due?: (db: Db, asked: Asked) => Promise<Date | null>;
}

/** What a domain lets wait: for administrators, and for a producer. */
export interface WaitingWork {
  readonly ADMIN?: readonly Waiting<{ now: Date }>[];
  readonly PRODUCER?: readonly Waiting<{ now: Date; producerId: number }>[];
}

/** Something that happened at the shop, for the first page of the desk. */
export interface DomainEvent {
  /** Of its text: `lately.<name>` in `src/domains/desk/texts/en/dashboards.json`. */
  readonly name: string;
  readonly at: Date;
  /** What the text says. An amount is `totalCents`: only those who may see money are told it. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The page of the desk where it is found, and what narrows that page to it. */
  readonly page: string;
  readonly filter?: Readonly<Record<string, string>>;
}

/** The newest of one kind of things that happen. */
export interface Lately {
  /** Who hears of it: the right that the page needs. */
  readonly needs: NeededRight;
  /** `producerId` null: in the whole shop. Asked whenever a desk is opened: it reads the end of an index. */
  readonly find: (
    db: Db,
    asked: { producerId: number | null; limit: number; language: Language },
  ) => Promise<DomainEvent[]>;
}

/** What waits is counted up to here: nobody needs to know more exactly how much it is. */
export const MOST_WAITING = 1_000;

/**
 * What a domain declares to the engine. A domain that others build upon may ask them for more: it adds a property here
 * (`declare module`) and asks `domains()` for it.
 */
export interface ServerDomain {
  readonly name: string;
  /** What its calls of the API are, declared in `model/*.api.ts`. */
  readonly api?: readonly Contract[];
  /** Handlers of its calls, and all else that it serves. */
  readonly routes?: readonly ((app: App, shop: Shop) => void)[];
  /** What it does by itself, once among all processes. */
  readonly timers?: (shop: Shop) => readonly Timer[];
  /** What the owner may choose while the shop runs. */
  readonly settings?: DomainSettings;
  /** What it does when the owner has chosen something else, in the transaction of the change. */
  readonly settingsChanged?: (tx: Db, change: SettingsChange) => Promise<void>;
  /** What waits in tables for its workers, for /metrics. */
  readonly queues?: readonly WatchedQueue[];
  /** What works in every process until it is stopped. */
  readonly workers?: readonly ((shop: Shop, log: FastifyBaseLogger) => { stop(): Promise<void> })[];
  /** Its mails, by the name under which they are queued. */
  readonly mails?: Readonly<Record<string, MailTemplate<never>>>;
  /** Mails that are written when they are sent, because what they say must be true then. */
  readonly lateMails?: Readonly<Record<string, LateMail>>;
  /** What programs outside are told of, and in which words. */
  readonly events?: { readonly [Event in WebhookEvent]?: EventPayload };
  /** What it knows of a person, under the names it has in the data download. */
  readonly ownData?: (db: Db, person: Person) => Promise<Record<string, unknown>>;
  /** What it keeps encrypted in the database. */
  readonly sealed?: {
    /** Puts every secret that the ring opens under its current key. */
    reseal(tx: Db, keys: KeyRing): Promise<void>;
    /** The key is lost: what cannot be opened any more goes. Returns how many accounts have to set something up anew. */
    forget(tx: Db): Promise<number>;
  };
  /** What waits for somebody at the desk. */
  readonly waiting?: WaitingWork;
  /** What happened last, for the first page of the desk. */
  readonly lately?: { readonly ADMIN?: readonly Lately[]; readonly PRODUCER?: readonly Lately[] };
  /** Of an extension: what it brings for people to choose, under its own name. */
  readonly adds?: readonly Omit<AddedWords, 'name'>[];
  /** What the search of the desk finds of it. */
  readonly searchable?: readonly Searchable[];
  /** A person leaves: takes out what names them, in the transaction that deletes the account. */
  readonly forget?: (tx: Db, changed: Changed, person: Person) => Promise<void>;
}

/** Records of one kind, for the search of the desk. */
export interface Searchable {
  /** As results name it: 'order', 'product'. */
  readonly kind: string;
  /** Who finds them: those who may open them. */
  readonly right: NeededRight;
  /** The best first. */
  readonly find: (db: Db, sought: Sought) => Promise<FoundRecord[]>;
}

/** What somebody types, prepared for statements. */
export interface Sought {
  readonly text: string;
  /** For `like`: the text anywhere. Null: it is too short for an index, and nothing but numbers is looked up. */
  readonly pattern: string | null;
  /** Where it is nothing but a number, with '#' before it or not. */
  readonly number: number | null;
  /** Only what concerns this producer; null: of the whole shop. */
  readonly producerId: number | null;
  /** Of the reader. */
  readonly language: Language;
  readonly limit: number;
}

export interface FoundRecord {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly url: string;
}

/**
 * What a message about an event says. `producerId`: of the producer who is told; null: an administrator is. A producer
 * reads of the own parts and lines only; nobody reads names or addresses of customers: who needs them asks the API with
 * a key.
 */
export type EventPayload = (db: Db, subject: WebhookSubject, producerId: number | null) => Promise<object>;

let composed: readonly ServerDomain[] = [];

/** Once for a process, before anything else: which domains the shop has, those that others build upon first. */
export function composeDomains(list: readonly ServerDomain[]): void {
  composed = list;
  composeApi(list.flatMap(({ api = [] }) => api));
  composeSettings(list.flatMap(({ settings = [] }) => settings));
  adoptAddedWords(
    list.flatMap(({ name, adds = [] }) =>
      isAddedName(name) ? adds.map((words) => ({ ...words, name })) : [],
    ),
  );
}

export function domains(): readonly ServerDomain[] {
  return composed;
}

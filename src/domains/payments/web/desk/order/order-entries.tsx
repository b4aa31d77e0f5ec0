import {
  Banknote,
  CircleDot,
  Mail,
  PackageMinus,
  PencilLine,
  StickyNote,
  Truck,
  Undo2,
  XCircle,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderMail, OrderNote } from '#domains/orders/model/order-record.ts';
import type { Order, OrderEvent } from '#domains/orders/model/order.ts';
import { removedText } from '#domains/orders/web/removals/removed-text.ts';
import type { MoneyMove } from '#domains/payments/model/payment-answers.ts';
import { formatAmount } from '#engine/model/money.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import type { TimelineEntry } from '#engine/web/records/record-timeline.tsx';
import { noteText } from './money-note.ts';

interface Told {
  order: Pick<Order, 'history' | 'items' | 'parts' | 'status'>;
  notes: readonly OrderNote[];
  mails: readonly OrderMail[];
  moves: readonly MoneyMove[];
}

/** What happened to an order, whatever table it stands in. `again`: what can be done with a mail. */
export function orderEntries(
  { order, notes, mails, moves }: Told,
  t: Translate,
  again: (mail: OrderMail) => ReactNode,
): TimelineEntry[] {
  return [
    ...order.history.map((event, index) => ({
      ...eventEntry(order, event, t),
      key: `event ${index}`,
      at: event.at,
      by: t(`timeline.actors.${event.actor}`),
    })),
    ...moves.map((move, index) => ({
      key: `money ${index}`,
      at: move.at,
      by: move.by,
      Icon: move.kind === 'refund' ? Undo2 : Banknote,
      title: `${t(`money.kinds.${move.kind}`)}: ${formatAmount(move.amount)}`,
      ...(move.note !== null && { text: noteText(t, move) }),
      tone: move.isFailed ? ('danger' as const) : ('plain' as const),
    })),
    ...mails.map((mail) => mailEntry(mail, t, again(mail))),
    ...notes.map((note) => ({
      key: `note ${note.id}`,
      at: note.at,
      by: note.by,
      Icon: StickyNote,
      title: t('timeline.note'),
      text: note.text,
      tone: 'note' as const,
    })),
  ];
}

function eventEntry(order: Told['order'], event: OrderEvent, t: Translate) {
  const { parts, status: now } = order;
  const { status, partId, changed, removed } = event;
  if (removed !== undefined) return { Icon: PackageMinus, title: removedText(order, removed, t) };
  if (changed !== undefined) {
    const title = changed.includes('shippingWaived')
      ? t(`orders:change.shippingWaived.${now === 'cancelled' ? 'cancelled' : 'others'}`)
      : t('timeline.changed', {
          what: changed.map((field) => t(`orders:change.fields.${field}`)).join(', '),
        });
    return { Icon: PencilLine, title };
  }
  const isOver = status === 'cancelled';
  const Icon = isOver ? XCircle : status === 'shipped' || status === 'delivered' ? Truck : CircleDot;
  const tone = isOver ? ('danger' as const) : ('plain' as const);
  if (partId === undefined) return { Icon, tone, title: t(`orders:status.${status}`) };
  const name = parts.find(({ id }) => id === partId)?.producerName ?? '';
  return { Icon, tone, title: t('timeline.part', { status: t(`orders:parcel.status.${status}`), name }) };
}

function mailEntry(mail: OrderMail, t: Translate, action: ReactNode): TimelineEntry {
  const { id, at, subject, recipient, status, problem, repeats } = mail;
  const states = [
    repeats !== null && t('timeline.mailRepeated'),
    status === 'waiting' && t('timeline.mailWaiting'),
    status === 'failed' && t('timeline.mailFailed'),
  ].filter((state) => state !== false);
  return {
    key: `mail ${id}`,
    at,
    by: null,
    Icon: Mail,
    title: subject,
    text: (
      <span className="text-muted">
        {[t('timeline.mailTo', { email: recipient }), ...states].join(' · ')}
        {status === 'failed' && problem !== null && <span className="block text-danger">{problem}</span>}
      </span>
    ),
    tone: status === 'failed' ? 'danger' : 'plain',
    action,
  };
}

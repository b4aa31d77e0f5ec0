// What group buys might say by mail.
import type { MailData, MailTemplateName } from '#engine/server/mail/templates.ts';
import { OIL } from './sample-goods.ts';

const GROUP = {
  slug: 'abcdefgh2345',
  memberId: 7,
  name: 'Ada',
  product: OIL.name,
  picture: OIL.picture,
  quantity: 3,
  closesAt: '2026-11-20T17:00:00.000Z',
};

type GroupMail = Extract<MailTemplateName, `group-${string}`>;

export const GROUP_MAILS: { readonly [Name in GroupMail]: MailData<Name> } = {
  'group-opened': GROUP,
  'group-joined': { ...GROUP, nowCents: 67_47, atMostCents: 74_97, shippingCents: 9_95 },
  'group-tier': { ...GROUP, pooled: 12, percentage: 10, nowCents: 67_47 },
  'group-tomorrow': { ...GROUP, pooled: 12, next: { missing: 13, percentage: 15 } },
  'group-settled': {
    ...GROUP,
    orderId: 1043,
    pooled: 25,
    percentage: 15,
    goodsCents: 63_72,
    savedCents: 11_25,
  },
  'group-expired': { ...GROUP, pooled: 7, minimum: 10 },
  'group-cancelled': { ...GROUP, reason: 'organizer' },
  'group-extended': GROUP,
  'group-shipping-waived': { ...GROUP, orderId: 1043 },
  'group-dropped': GROUP,
  'group-lapsed': GROUP,
  'group-to-confirm': { ...GROUP, confirmBy: '2026-11-20T16:00:00.000Z' },
};

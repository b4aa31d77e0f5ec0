import {
  groupOpened,
  groupJoined,
  groupTier,
  groupTomorrow,
  groupSettled,
  groupExpired,
  groupCancelled,
  groupDropped,
  groupLapsed,
} from './group-news.ts';

export const groupBuysMails = {
  'group-opened': groupOpened,
  'group-joined': groupJoined,
  'group-tier': groupTier,
  'group-tomorrow': groupTomorrow,
  'group-settled': groupSettled,
  'group-expired': groupExpired,
  'group-cancelled': groupCancelled,
  'group-dropped': groupDropped,
  'group-lapsed': groupLapsed,
};

type GroupBuysMails = typeof groupBuysMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends GroupBuysMails {}
}

import { savedNews } from './saved-news.ts';

export const cartMails = {
  'saved-news': savedNews,
};

type CartMails = typeof cartMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends CartMails {}
}

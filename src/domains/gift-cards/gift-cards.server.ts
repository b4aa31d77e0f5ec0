import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes, HOURLY } from '#engine/server/scheduler/timer.ts';
import { giftCardsApi } from './model/gift-cards.api.ts';
import { followDispute } from './server/block-gift-card.ts';
import { cancelUnpaidCards } from './server/cancel-unpaid-cards.ts';
import { adminGiftCardsRoutes, giftCardsRoutes } from './server/gift-cards.routes.ts';
import { giftCardsMails } from './server/mails/gift-cards-mails.ts';
import { activateGiftCard } from './server/paid-gift-card.ts';
import { forgetGiftCards, ownGiftCards } from './server/personal-data.ts';
import { forgetSealedCodes, resealCodes } from './server/sealed-codes.ts';
import { sendGiftCards, writeGiftCardMail } from './server/send-gift-cards.ts';

/** What pays before money does: gift cards, spent by the person who holds the code, and the credit of an account. */
export const giftCards: ServerDomain = {
  name: 'gift-cards',
  api: [giftCardsApi],
  routes: [giftCardsRoutes, adminGiftCardsRoutes],
  timers: (shop) => [
    { name: 'send-gift-cards', next: everyMinutes(1), run: (now) => sendGiftCards(shop.db, now) },
    { name: 'cancel-unpaid-gift-cards', next: HOURLY, run: (now) => cancelUnpaidCards(shop, now) },
  ],
  mails: giftCardsMails,
  lateMails: { 'gift-card': writeGiftCardMail },
  giftCardPaid: activateGiftCard,
  paymentDisputed: followDispute,
  sealed: { reseal: resealCodes, forget: forgetSealedCodes },
  ownData: ownGiftCards,
  forget: (tx, _changed, person) => forgetGiftCards(tx, person),
};

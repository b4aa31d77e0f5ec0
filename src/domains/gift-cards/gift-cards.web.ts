import type { WebDomain } from '#engine/web/domain.ts';
import { giftCardRoute, giftCardsRoute } from './web/routes.tsx';

export const giftCardsWeb = [giftCardsRoute, giftCardRoute] as const satisfies WebDomain;

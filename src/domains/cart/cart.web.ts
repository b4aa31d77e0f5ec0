import type { WebDomain } from '#engine/web/domain.ts';
import { savedRoute } from './web/routes/saved.tsx';

export const cartWeb = [savedRoute] as const satisfies WebDomain;

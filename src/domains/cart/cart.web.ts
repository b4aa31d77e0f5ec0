import type { WebDomain } from '#engine/web/domain.ts';
import { savedLeaveRoute, savedRoute } from './web/routes/saved.tsx';

export const cartWeb = [savedLeaveRoute, savedRoute] as const satisfies WebDomain;

import { batchRoute, digitalLinkRoute, labelsRoute } from '#domains/batches/web/routes.tsx';
import type { WebDomain } from '#engine/web/domain.ts';

export const batchesWeb = [batchRoute, digitalLinkRoute, labelsRoute] as const satisfies WebDomain;

import { batchRoute, digitalLinkRoute, labelsRoute, recallSheetRoute } from '#domains/batches/web/routes.tsx';
import type { WebDomain } from '#engine/web/domain.ts';

export const batchesWeb = [
  batchRoute,
  digitalLinkRoute,
  labelsRoute,
  recallSheetRoute,
] as const satisfies WebDomain;

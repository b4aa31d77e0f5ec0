import type { WebDomain } from '#engine/web/domain.ts';
import { producerRoute, producersRoute } from '#domains/catalogue/web/routes.tsx';

export const catalogueWeb = [producerRoute, producersRoute] as const satisfies WebDomain;

import type { WebDomain } from '#engine/web/domain.ts';
import { producerRoute, producersRoute } from './web/routes/producers.tsx';

export const catalogueWeb = [producerRoute, producersRoute] as const satisfies WebDomain;

import type { WebDomain } from '#engine/web/domain.ts';
import { documentRoute, invoiceRoute } from '#domains/documents/web/routes.tsx';

export const documentsWeb = [invoiceRoute, documentRoute] as const satisfies WebDomain;

// Every test file of the server begins with the domains that the shop has.
import { serverDomains } from '#app/server/domains.ts';
import { composeDomains } from '#engine/server/domain.ts';

composeDomains(serverDomains);

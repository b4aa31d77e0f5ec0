import { newsletterLinkSchema } from '#shared/newsletter/newsletter.ts';
import { leaveAlertsSchema } from '#shared/saved/saved-product.ts';
import { unsubscribe } from './features/newsletter/follow-link.ts';
import { leaveAlerts } from './features/saved/leave-alerts.ts';
import type { App } from './http/app-type.ts';
import { addOneClick } from './http/one-click.ts';
import type { Shop } from './shop.ts';

/** The ways out of what we send again and again, for mail programs. */
export function addOneClicks(app: App, { db, links }: Shop): void {
  addOneClick(app, '/newsletter/unsubscribe', newsletterLinkSchema, (link) => unsubscribe(db, links, link));
  addOneClick(app, '/saved/unsubscribe', leaveAlertsSchema, (link) => leaveAlerts(db, links, link));
}

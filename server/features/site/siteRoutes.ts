import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { type Route, route } from '#server/platform/http/route';
import { createReadOwnPages } from './ownPages';

/** The name, addresses, notice and pages of the people who run the server. */
export function siteRoutes({ config: { site }, clock, log }: Deps): Route[] {
  const readOwnPages = createReadOwnPages({ folder: site.pagesDir, clock, log });
  return [
    route(calls.readSite, async () => ({
      operator: site.operator,
      contact_mail: site.contactMail,
      contact_url: site.contactUrl,
      notice: site.notice,
      pages: await readOwnPages(),
    })),
  ];
}

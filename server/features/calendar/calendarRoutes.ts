import type { FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { openedAt } from '#server/platform/http/openedAt';
import { route, type Route } from '#server/platform/http/route';
import { createFeed, findFeedStart, removeFeed } from './createFeed';
import { readEntry, readSharedEntry } from './readEntry';
import { readFeed } from './readFeed';
import { sendEventFile, sendFeed } from './sendCalendar';
import * as texts from './texts';
import { writeCalendar } from './writeCalendar';

const FEED = { name: texts.feedName, refreshSeconds: 3600 };

/** The calendar programs of many people may share one address: a campus, or a company's servers. */
export const calendarFeedLimit: LimitRule = {
  name: 'calendar-feed',
  points: 300,
  seconds: 300,
  key: ({ ip }) => ip,
};

/**
 * Events for calendar programs: a single one as a file, and a person's events at a private address.
 */
export function calendarRoutes(deps: Deps): Route[] {
  const { db, config } = deps;
  const optionsFor = (request: FastifyRequest) => ({
    publicUrl: config.publicUrl,
    openedAt: openedAt(config, request),
  });
  return [
    route(calls.downloadEvent, async ({ caller, params, request, reply }) => {
      const entry = await readEntry(db, caller.id, params.id);
      return sendEventFile(reply, entry.title, writeCalendar([entry], optionsFor(request)));
    }),
    route(
      calls.downloadSharedEvent,
      async ({ params, request, reply }) => {
        const entry = await readSharedEntry(db, params.token);
        reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
        return sendEventFile(reply, entry.title, writeCalendar([entry], optionsFor(request)));
      },
      { limits: [calendarFeedLimit] },
    ),
    route(
      calls.readCalendarFeed,
      async ({ params, request, reply }) => {
        const entries = await readFeed(deps, params.token);
        const options = { ...optionsFor(request), feed: FEED };
        return sendFeed(request, reply, writeCalendar(entries, options));
      },
      { limits: [calendarFeedLimit] },
    ),
    route(calls.readCalendarFeedState, async ({ caller }) => ({
      created_at: (await findFeedStart(db, caller.id))?.toISOString() ?? null,
    })),
    route(
      calls.createCalendarFeed,
      async ({ caller, request }) => ({
        feed_url: openedAt(config, request) + (await createFeed(deps, caller.id)),
      }),
      { secretResponse: true },
    ),
    route(calls.deleteCalendarFeed, async ({ caller }) => {
      await removeFeed(db, caller.id);
      return undefined;
    }),
  ];
}

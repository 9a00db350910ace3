import { calls } from '#contract/calls/index';
import type { Deps } from '../../deps';
import type { LimitRule } from '../../platform/http/limits';
import { notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { removeCalendarFeed } from '../../queries/removeCalendarFeed';
import { findEntry, listAttended, listCancelled } from './entryRepository';
import { findFeedOwner, findFeedStart, putFeed } from './feedRepository';
import { hashFeedToken, makeFeedToken } from './feedToken';
import { sendEventFile, sendFeed } from './sendCalendar';
import { writeCalendar } from './writeCalendar';

const FEED = { name: 'Quad events', refreshSeconds: 3600 };

/** The calendar programs of many people may ask from one address: a campus, or a company's servers. */
export const calendarFeedLimit: LimitRule = {
  name: 'calendar-feed',
  points: 300,
  seconds: 300,
  key: ({ ip }) => ip,
};

/** A calendar is written anew for each question, and a long one takes a while. */
export const calendarOwnerLimit = { name: 'calendar-owner', points: 30, seconds: 300 };

/** The entries for the owner of a private address. Throws 404 where it leads nowhere, whatever the reason. */
async function readFeed({ db, clock, limits }: Deps, token: string) {
  const hash = hashFeedToken(token);
  const ownerId = hash === null ? undefined : await findFeedOwner(db, hash);
  if (ownerId === undefined) throw notFound('There is no calendar at this address.');
  await limits.consume(calendarOwnerLimit, String(ownerId));
  const now = clock.now();
  return [...(await listAttended(db, ownerId, now)), ...(await listCancelled(db, ownerId, now))];
}

async function createFeed({ db, clock, config }: Deps, userId: number): Promise<string> {
  const token = makeFeedToken();
  const token_hash = hashFeedToken(token);
  if (!token_hash) throw new Error('A token was made that is none.');
  await putFeed(db, { user_id: userId, token_hash, created_at: clock.now() });
  return `${config.publicUrl}/api/calendar/feed/${token}.ics`;
}

/** Events for calendar programs: one as a file, and what a person attends at a private address. */
export function calendarRoutes(deps: Deps): Route[] {
  const { db, config } = deps;
  return [
    route(calls.downloadEvent, async ({ caller, params, reply }) => {
      const entry = await findEntry(db, caller.id, params.id);
      if (!entry) throw notFound('This event does not exist.');
      return sendEventFile(reply, entry.title, writeCalendar([entry], config));
    }),
    route(
      calls.readCalendarFeed,
      async ({ params, request, reply }) => {
        const entries = await readFeed(deps, params.token);
        const { publicUrl } = config;
        return sendFeed(request, reply, writeCalendar(entries, { publicUrl, feed: FEED }));
      },
      { limits: [calendarFeedLimit] },
    ),
    route(calls.readCalendarFeedState, async ({ caller }) => ({
      created_at: (await findFeedStart(db, caller.id))?.toISOString() ?? null,
    })),
    route(
      calls.createCalendarFeed,
      async ({ caller }) => ({ feed_url: await createFeed(deps, caller.id) }),
      { secretAnswer: true },
    ),
    route(calls.deleteCalendarFeed, async ({ caller }) => {
      await removeCalendarFeed(db, caller.id);
      return undefined;
    }),
  ];
}

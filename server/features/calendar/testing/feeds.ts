import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { readCalendar, type ReadCalendar } from './readCalendar';

/** Creates a private address for a person and returns it. */
export async function createFeed(server: TestServer, user: TestUser): Promise<string> {
  const { status, response } = await callAs(server, user, calls.createCalendarFeed);
  if (status !== 201) throw new Error(`The link returned ${status}.`);
  return response.feed_url;
}

/** Fetches a private address as a calendar program does, without any token. */
export const fetchFeed = (
  { app }: Pick<TestServer, 'app'>,
  feedUrl: string,
  headers: Record<string, string> = {},
) => app.inject({ url: new URL(feedUrl).pathname, headers });

/** The calendar as a calendar program reads it from a private address. */
export async function readFeed(server: TestServer, feedUrl: string): Promise<ReadCalendar> {
  const { statusCode, body } = await fetchFeed(server, feedUrl);
  if (statusCode !== 200) throw new Error(`The calendar returned ${statusCode}.`);
  return readCalendar(body);
}

import { calls } from '#contract/calls/index';
import type { Post } from '#contract/entities/post';
import { callAs } from '#server/testing/rights/callAs';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';

/** The fields of an event far in the future, in Dhaka. */
export const eventBody = {
  event_title: 'Optics evening',
  event_description: 'Lenses, and tea. #Optics',
  event_date: '2199-03-05',
  event_time: '18:30',
  location: 'Curzon Hall',
};

/** Creates an event and returns its post; the given fields override the defaults. */
export async function announce(
  server: TestServer,
  author: TestUser,
  fields: Record<string, unknown> = {},
): Promise<Post & { event: NonNullable<Post['event']> & { id: number } }> {
  const body = { ...eventBody, ...fields };
  const { status, response } = await callAs(server, author, calls.createEventPost, { body });
  if (status !== 201 || !response.event) throw new Error(`Creating the event returned ${status}.`);
  return { ...response, event: { ...response.event, id: response.event.id ?? 0 } };
}

/** Creates an event that starts this many milliseconds from now. */
export function announceIn(
  server: TestServer,
  author: TestUser,
  milliseconds: number,
  fields: Record<string, unknown> = {},
) {
  const [date, time = ''] = new Date(server.clock.now().getTime() + milliseconds)
    .toISOString()
    .split('T');
  const when = { event_date: date, event_time: time.slice(0, 8), user_timezone: 'UTC' };
  return announce(server, author, { ...when, ...fields });
}

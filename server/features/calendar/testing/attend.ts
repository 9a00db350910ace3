import { calls } from '#contract/calls/index';
import type { RsvpStatus } from '#contract/entities/event';
import { callAs } from '#server/testing/rights/callAs';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';

/** An event and its post. */
export interface Announced {
  eventId: number;
  postId: number;
  startsAt: Date;
}

/** Creates an event that starts this many milliseconds from now, in UTC. */
export async function announceIn(
  server: TestServer,
  author: TestUser,
  milliseconds: number,
  fields: Record<string, string> = {},
): Promise<Announced> {
  const [event_date = '', time = ''] = new Date(server.clock.now().getTime() + milliseconds)
    .toISOString()
    .split('T');
  const { status, response } = await callAs(server, author, calls.createEventPost, {
    body: {
      event_title: 'Optics evening',
      event_description: 'Lenses, and tea.',
      location: 'Curzon Hall',
      event_date,
      event_time: time.slice(0, 5),
      user_timezone: 'UTC',
      ...fields,
    },
  });
  if (status !== 201 || !response.event) throw new Error(`Creating the event returned ${status}.`);
  const startsAt = new Date(response.event.event_datetime);
  return { eventId: response.event.id ?? 0, postId: response.id, startsAt };
}

/** Sets a person's RSVP to an event; null removes it. */
export async function sendRsvp(
  server: TestServer,
  user: TestUser,
  { eventId: id }: Announced,
  status: RsvpStatus | null,
): Promise<void> {
  const params = { id };
  const called = status
    ? await callAs(server, user, calls.setRsvp, { params, body: { status } })
    : await callAs(server, user, calls.deleteRsvp, { params });
  if (called.status >= 300) throw new Error(`The RSVP returned ${called.status}.`);
}

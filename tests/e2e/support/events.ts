import { expect } from '@playwright/test';
import type { Person } from './people';
import { START_LIMIT_MS, startQuad, type QuadServer } from './quadServer';
import { test as base } from './quadTest';

const DAY_MS = 86_400_000;

/** A test with a separate Quad, because the lists of events depend on all events of a server. */
export const test = base.extend<object, { quad: QuadServer }>({
  quad: [
    async ({}, use) => {
      const server = await startQuad();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

/** Returns the day this many days from now in a time zone, as YYYY-MM-DD. */
function dayIn(days: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * DAY_MS);
}

export interface Announcement {
  title: string;
  /** Counted from today. */
  days: number;
  time?: string;
  zone?: string;
  location?: string;
  description?: string;
  /** The time at which it ends. */
  end?: string;
  /** The online address. */
  online?: string;
  /** The number of places. */
  places?: number;
  /** A picture in PNG. */
  image?: Buffer;
}

/** Announces an event through the API. */
export async function announce(
  quad: QuadServer,
  author: Person,
  announcement: Announcement,
): Promise<{ eventId: number; postId: number }> {
  const { title, days, time = '18:30', zone = 'Asia/Dhaka', location, image } = announcement;
  const body = new FormData();
  body.set('event_title', title);
  body.set('event_description', announcement.description ?? `All about ${title}.`);
  body.set('event_date', dayIn(days, zone));
  body.set('event_time', time);
  body.set('user_timezone', zone);
  if (location) body.set('location', location);
  const { end, online, places } = announcement;
  if (end) body.set('event_end_time', end);
  if (online) body.set('online_url', online);
  if (places) body.set('capacity', String(places));
  if (image)
    body.set('event_image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'event.png');
  const response = await fetch(`${quad.url}/api/posts/create_event_post/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${author.token}` },
    body,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  const post = (await response.json()) as { id: number; event: { id: number } };
  return { eventId: post.event.id, postId: post.id };
}

/** Sends an RSVP through the API. */
export async function sendRsvp(
  quad: QuadServer,
  person: Person,
  eventId: number,
  status: 'going' | 'interested',
): Promise<void> {
  const response = await fetch(`${quad.url}/api/interactions/event/${eventId}/rsvp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event_id: eventId, status }),
  });
  expect(response.status).toBe(200);
}

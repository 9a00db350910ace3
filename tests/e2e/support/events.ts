import { expect, type Page } from '@playwright/test';
import type { Person } from './people';
import { START_LIMIT_MS, startQuad, type QuadServer } from './servers/quadServer';
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

/** The zone of the visitors' browsers, and its distance from UTC. */
const ZONE = 'Asia/Dhaka';
const OFFSET = '+06:00';
/** Far enough for the day to be ahead, however long the test takes. */
const EVENT_DAYS = 3;

/** Returns the day this many days from now in a time zone, as YYYY-MM-DD. */
export function dayIn(days: number, timeZone = ZONE): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * DAY_MS);
}

/** Returns a day ahead, for events on the day that `goToMorning` makes today. */
export const dayOfEvents = (): string => dayIn(EVENT_DAYS);

/** Sets the clock of a page to the morning of a day, so that no midnight comes while it is tested. */
export async function goToMorning(page: Page, day: string): Promise<void> {
  await page.clock.setSystemTime(`${day}T09:00:00${OFFSET}`);
}

/** Returns when an event in the zone of the browsers starts that is the next of all. */
export function inHalfAnHour(): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = format.format(Date.now() + 30 * 60_000).split(' ');
  return { day, time };
}

export interface Announcement {
  title: string;
  /** Its day: counted from today, or as YYYY-MM-DD. */
  days?: number;
  day?: string;
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
  const { title, days = 1, time = '18:30', zone = ZONE, location, image } = announcement;
  const body = new FormData();
  body.set('event_title', title);
  body.set('event_description', announcement.description ?? `All about ${title}.`);
  body.set('event_date', announcement.day ?? dayIn(days, zone));
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

import { HttpResponse } from 'msw';
import type { Attendee, Event, RsvpStatus } from '#contract/entities/event';
import { ada, adaPerson } from '#shared/testing/people';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';

/** An upcoming event in Dhaka, with its id in its title. */
export const makeEvent = (id: number, changes: Partial<Event> = {}): Event => ({
  id,
  post_id: 100 + id,
  user: adaPerson,
  title: `Event ${id}`,
  description: `About event ${id}.`,
  location: 'Curzon Hall',
  event_datetime: '2045-03-05T12:30:00.000Z',
  image_url: null,
  timezone: 'Asia/Dhaka',
  going: 42,
  interested: 17,
  my_rsvp: null,
  ends_at: null,
  is_online: false,
  online_url: null,
  join_note: null,
  capacity: null,
  waiting: 0,
  my_waiting_position: null,
  ...changes,
});

/** The fake server's event data, which tests may change. */
export const eventServer = {
  events: [] as Event[],
  attendees: [] as Attendee[],
  mine: null as RsvpStatus | null,
  counts: { going: 42, interested: 17 },
  /** Every RSVP received, null for a withdrawn one. */
  told: [] as (RsvpStatus | null)[],
  reset(...events: Event[]) {
    this.events = events;
    this.attendees = [];
    this.mine = null;
    this.counts = { going: 42, interested: 17 };
    this.told = [];
  },
  tell(status: RsvpStatus | null) {
    this.told.push(status);
    if (this.mine) this.counts[this.mine] -= 1;
    if (status) this.counts[status] += 1;
    this.mine = status;
    this.attendees = this.attendees.filter(({ id }) => id !== ada.id);
    if (status) this.attendees.push({ ...adaPerson, user_id: ada.id, status });
  },
};

const notFound = () => HttpResponse.json({ detail: 'Event not found.' }, { status: 404 });

/** Handlers that respond like our server. */
export const eventHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listEvents', ({ request }) => {
    const id = new URL(request.url).searchParams.get('event_id');
    if (id === null) return HttpResponse.json(eventServer.events);
    const event = eventServer.events.find((candidate) => candidate.id === Number(id));
    return event ? HttpResponse.json(event) : notFound();
  }),
  onCall('listEventsByIds', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('event_ids')?.split(',').map(Number) ?? [];
    return HttpResponse.json(ids.map((id) => makeEvent(id)));
  }),
  onCall('listMyEvents', () => HttpResponse.json([])),
  onCall('listHostedEvents', () => HttpResponse.json([])),
  onCall('listPastEvents', () => HttpResponse.json([])),
  onCall('listAttendees', () => HttpResponse.json(eventServer.attendees)),
  onCall('readRsvpCounts', () => HttpResponse.json({ ...eventServer.counts })),
  onCall('setRsvp', async ({ request }) => {
    const { status } = (await request.json()) as { status: RsvpStatus };
    eventServer.tell(status);
    return HttpResponse.json({ status });
  }),
  onCall('deleteRsvp', () => {
    eventServer.tell(null);
    return new HttpResponse(null, { status: 204 });
  }),
];

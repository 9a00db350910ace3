import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { noDetails } from '#contract/names/deletedUser';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { EDGES_OF_DAYS, setClock } from '#shared/testing/setClock';
import { eventHandlers, eventServer, makeEvent } from '../testing/eventServer';
import { EventView, type PostSlots } from './EventView';

const server = startApiServer(...eventHandlers);
const nusrat = {
  ...noDetails,
  id: 12,
  username: 'nusrat_j',
  university_name: 'University of Dhaka',
};
const symposium = makeEvent(31, { title: 'Symposium', post_id: 8, user: nusrat });
// A lazy chunk, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => import('../places/PlaceButtons'), 60_000);
beforeEach(() => eventServer.reset(symposium));
afterEach(() => jest.useRealTimers());

const ofPost: PostSlots = {
  discussion: (postId) => <p>Comments of post {postId}</p>,
  share: (postId) => <button>Share post {postId}</button>,
  text: (text) => <em>{text}</em>,
};

async function openEvent(id = '31') {
  const session = await startSession(createFakePorts(adaStored));
  await session.settled();
  render(
    <Provider store={session.store}>
      <MemoryRouter initialEntries={[`/dashboard/events/${id}`]}>
        <Routes>
          <Route path="/dashboard/events/:eventId" element={<EventView {...ofPost} />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(async () => Promise.resolve());
  return { ...session, user: userEvent.setup({ delay: null }) };
}
const respondWithEvents = (body: unknown, status = 200) =>
  server.use(onCall('listEvents', () => HttpResponse.json(body as object, { status })));

test('says that it loads, then shows when and where the event is and who attends', async () => {
  let respond = () => undefined as void;
  const gate = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    onCall('listEvents', async () => {
      await gate;
      return HttpResponse.json(symposium);
    }),
  );
  await openEvent();
  expect(screen.getByRole('status')).toHaveTextContent('Loading event details...');
  respond();
  expect(await screen.findByRole('heading', { name: 'Symposium', level: 1 })).toBeVisible();
  expect(screen.queryByText('Loading event details...')).not.toBeInTheDocument();
  expect(document.title).toBe('Symposium · Quad');
  expect(screen.getByText('5th March, 2045 · 6:30 PM')).toBeVisible();
  expect(screen.getByText('(Asia/Dhaka)')).toBeVisible();
  expect(screen.getByText('Curzon Hall')).toBeVisible();
  expect(await screen.findByText('42 people going • 17 interested')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About This Event' })).toBeVisible();
  expect(screen.getByText('About event 31.')).toBeVisible();
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
});

test("shows the reader's own time only if it differs from the event's", async () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  respondWithEvents({ ...symposium, timezone: own });
  await openEvent();
  await screen.findByRole('heading', { name: 'Symposium' });
  expect(screen.queryByText(/Your time:/)).not.toBeInTheDocument();
});

test("shows the reader's own time beside that of a distant zone", async () => {
  // The tests' zone has whole-hour offsets; this one has an offset of 5:45.
  respondWithEvents({ ...symposium, timezone: 'Asia/Kathmandu' });
  await openEvent();
  expect(await screen.findByText('5th March, 2045 · 6:15 PM')).toBeVisible();
  expect(screen.getByText(/^Your time: \d+(st|nd|rd|th) March, 2045 · /)).toBeVisible();
});

test("shows a renamed zone by today's name", async () => {
  respondWithEvents({ ...symposium, timezone: 'Asia/Saigon' });
  await openEvent();
  expect(await screen.findByText('(Asia/Ho_Chi_Minh)')).toBeVisible();
});

test("a zone that the browser does not know is shown in the reader's zone", async () => {
  respondWithEvents({ ...symposium, timezone: 'Mars/Olympus' });
  await openEvent();
  expect(await screen.findByRole('heading', { name: 'Symposium' })).toBeVisible();
  expect(screen.queryByText(/Mars/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Your time:/)).not.toBeInTheDocument();
});

test.each(EDGES_OF_DAYS)('marks an event of today, at %s', async (now) => {
  setClock(now);
  respondWithEvents({ ...symposium, event_datetime: now });
  await openEvent();
  expect(await screen.findByText('Today')).toBeVisible();
});

test('an event of tomorrow is not marked, although its day has begun in its zone', async () => {
  setClock('2026-11-27T20:00:00Z');
  respondWithEvents({ ...symposium, event_datetime: '2026-11-28T04:00:00Z' });
  await openEvent();
  expect(await screen.findByText('28th November, 2026 · 10:00 AM')).toBeVisible();
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
});

test('says that there is no such event', async () => {
  respondWithEvents({ detail: 'Event not found.' }, 404);
  await openEvent();
  expect(await screen.findByText('No event found!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all events' })).toBeVisible();
});

test.each(['abc', '0', '-1', '1.5', '9'.repeat(20)])(
  'sends no request for %s, which is not an id',
  async (id) => {
    let calls = 0;
    server.use(
      onCall('listEvents', () => {
        calls += 1;
        return HttpResponse.json(symposium);
      }),
    );
    await openEvent(id);
    expect(screen.getByText('No event found!')).toBeVisible();
    expect(calls).toBe(0);
  },
);

test.each([
  ['the server', () => HttpResponse.json({ detail: 'Down.' }, { status: 500 })],
  ['the network', () => HttpResponse.error()],
])('says that %s failed, and retries', async (_name, fail) => {
  server.use(onCall('listEvents', fail));
  const { user } = await openEvent();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch event details.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Symposium' })).toBeVisible();
});

test('shows those going first, the rest on request, and reloads all after an RSVP', async () => {
  eventServer.attendees = Array.from({ length: 14 }, (_, index) => ({
    ...noDetails,
    id: 100 + index,
    user_id: 100 + index,
    username: `guest${index}`,
    status: index % 2 === 0 ? ('interested' as const) : ('going' as const),
  }));
  const { user } = await openEvent();
  const people = await screen.findByRole('region', { name: 'Who is coming' });
  await waitFor(() => expect(within(people).getAllByRole('listitem')).toHaveLength(12));
  const statuses = () =>
    within(people)
      .getAllByRole('listitem')
      .map((item) => /Going|Interested/.exec(item.textContent)?.[0]);
  expect(statuses().slice(0, 8)).toEqual([...Array<string>(7).fill('Going'), 'Interested']);
  expect(within(people).getByRole('link', { name: 'guest1' })).toHaveAttribute(
    'href',
    '/dashboard/guest1/about',
  );
  await user.click(within(people).getByRole('button', { name: '+2 more' }));
  expect(statuses()).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: 'Going' }));
  expect(await within(people).findByRole('link', { name: 'ada' })).toBeVisible();
  await user.click(within(people).getByRole('button', { name: 'Show less' }));
  expect(statuses()).toHaveLength(12);
});

test('says that there are no RSVPs yet', async () => {
  await openEvent();
  expect(await screen.findByText('No one has responded yet.')).toBeVisible();
});

test('reloads the attendees after a failure', async () => {
  server.use(onCall('listAttendees', () => HttpResponse.error()));
  const { user } = await openEvent();
  expect(await screen.findByText('Couldn’t load the guest list.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No one has responded yet.')).toBeVisible();
});

test('Discussion shows the comments of the post, and Share shares it', async () => {
  const { user } = await openEvent();
  await user.click(await screen.findByRole('tab', { name: 'Discussion' }));
  expect(screen.getByText('Comments of post 8')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share post 8' })).toBeVisible();
});

test('More names the organiser, the post, and the time zone', async () => {
  const { user } = await openEvent();
  await user.click(await screen.findByRole('tab', { name: 'More' }));
  const more = within(screen.getByRole('region', { name: 'More about the event' }));
  expect(more.getByRole('link', { name: 'nusrat_j' })).toHaveAttribute(
    'href',
    '/dashboard/nusrat_j/about',
  );
  expect(more.getByText('University of Dhaka')).toBeVisible();
  expect(more.getByRole('link', { name: 'View post' })).toHaveAttribute(
    'href',
    '/dashboard/posts?highlight=8',
  );
  expect(more.getByText('Asia/Dhaka')).toBeVisible();
  expect(more.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('shows the end, the places, and that people who are going see an online address later', async () => {
  respondWithEvents({
    ...symposium,
    ends_at: '2045-03-05T19:30:00.000Z',
    is_online: true,
    online_url: null,
    join_note: null,
    capacity: 50,
    going: 50,
    interested: 1,
    waiting: 2,
    my_rsvp: null,
    my_waiting_position: null,
  });
  await openEvent();
  expect(
    await screen.findByText('5th March, 2045 · 6:30 PM – 6th March, 2045 · 1:30 AM'),
  ).toBeVisible();
  expect(screen.getByText('Full · 2 waiting')).toBeVisible();
  expect(
    screen.getByText('Online. If you’re going, the address appears here 30 minutes before.'),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
});

const online = {
  ...symposium,
  ...{ is_online: true, join_note: 'Room code 12.', online_url: 'https://meet.example/symposium' },
};

test('links to the online address once the server sends it', async () => {
  respondWithEvents({ ...online, my_rsvp: 'going' });
  await openEvent();
  const link = await screen.findByRole('link', { name: 'Join online' });
  expect(link).toHaveAttribute('href', 'https://meet.example/symposium');
  expect(screen.getByText('How to join: Room code 12.')).toBeVisible();
});

test('an organiser sees the online address without going', async () => {
  respondWithEvents({ ...online, user: { ...nusrat, id: 7 } });
  await openEvent();
  expect(await screen.findByRole('link', { name: 'Join online' })).toBeVisible();
});

test('whoever no longer goes sees neither the online address nor the note', async () => {
  respondWithEvents({ ...online, going: 1, my_rsvp: 'going' });
  const { user } = await openEvent();
  expect(await screen.findByText('How to join: Room code 12.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Going' }));
  expect(await screen.findByText(/^Online\. If you’re going/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join online' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^How to join/)).not.toBeInTheDocument();
});

test('shows no link to an unsafe online address', async () => {
  respondWithEvents({ ...online, my_rsvp: 'going', online_url: 'javascript:alert(1)' });
  await openEvent();
  expect(await screen.findByText(/^Online\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join online' })).not.toBeInTheDocument();
});

test('asks again for the address while it is due', async () => {
  const going = { going: 1, interested: 0, my_rsvp: 'going', is_online: true, online_url: null };
  let asked = 0;
  server.use(
    onCall('listEvents', () => {
      asked += 1;
      const online_url = asked > 1 ? 'https://meet.example' : null;
      const event_datetime = new Date(Date.now() + 10 * 60_000).toISOString();
      return HttpResponse.json({ ...symposium, ...going, event_datetime, online_url });
    }),
  );
  await openEvent();
  expect(await screen.findByRole('link', { name: 'Join online' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { EventGroups } from '#contract/entities/event';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { EDGES_OF_DAYS, setClock } from '#shared/testing/setClock';
import { eventHandlers, eventServer, makeEvent } from '../testing/eventServer';
import { EventsPage } from './EventsPage';

const server = startApiServer(...eventHandlers);
beforeEach(() => eventServer.reset());
afterEach(() => jest.useRealTimers());

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const group = (groups: Partial<EventGroups>) =>
  server.use(
    onCall('groupEventsByTime', () =>
      HttpResponse.json({ within_7_days: [], within_30_days: [], within_year: [], ...groups }),
    ),
  );
const open = (state?: unknown) =>
  renderAt('/dashboard/Events', <EventsPage />, { ports: createFakePorts(adaStored), state });
const section = (name: string) => screen.findByRole('region', { name });

test('has a section for each of three time spans, with the number of its events', async () => {
  group({ within_7_days: [1], within_30_days: [2, 3] });
  await open();
  const week = within(await section('Events Within 7 Days'));
  expect(week.getByText('1 event')).toBeVisible();
  expect(await week.findByRole('heading', { name: 'Event 1', level: 3 })).toBeVisible();
  expect(within(await section('Within 30 Days')).getByText('2 events')).toBeVisible();
  const year = within(await section('Within This Year'));
  expect(year.getByText('There are no Events available')).toBeVisible();
});

test('without any event the three sections remain, and the page says once that there are none', async () => {
  group({});
  await open();
  const create = await screen.findByRole('link', { name: 'Create an event' });
  expect(create).toHaveAttribute('href', '/dashboard/create-events');
  expect(screen.getAllByText('There are no Events available')).toHaveLength(1);
  expect(
    screen.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent),
  ).toEqual(['Events Within 7 Days', 'Within 30 Days', 'Within This Year']);
});

test('a return shows as many events as before, and leaves the focus alone', async () => {
  group({ within_year: idsTo(15) });
  const { user, place, view } = await open();
  const more = within(await section('Within This Year'));
  await user.click(more.getByRole('button', { name: 'See More: Within This Year' }));
  const { state } = place();
  view.unmount();
  await open(state);
  const year = within(await section('Within This Year'));
  await waitFor(() => expect(year.getAllByRole('listitem')).toHaveLength(12));
  expect(document.body).toHaveFocus();
});

test('shows four, then eight more at a time, and moves the focus to the new ones', async () => {
  group({ within_year: idsTo(15) });
  const { user } = await open();
  const year = within(await section('Within This Year'));
  await waitFor(() => expect(year.getAllByRole('listitem')).toHaveLength(4));
  await user.click(year.getByRole('button', { name: 'See More: Within This Year' }));
  await waitFor(() => expect(year.getAllByRole('listitem')).toHaveLength(12));
  await user.click(year.getByRole('button', { name: 'See More: Within This Year' }));
  await waitFor(() => expect(year.getAllByRole('listitem')).toHaveLength(15));
  expect(year.queryByRole('button', { name: /See More/ })).not.toBeInTheDocument();
  const [, last] = year.getAllByRole('group', { name: 'More events: Within This Year' });
  expect(last).toHaveFocus();
});

test('a tile shows date, time and place, truncates its text at a word, and links to the details', async () => {
  const description = `${'word '.repeat(25)}end`;
  group({ within_year: [1] });
  server.use(onCall('listEventsByIds', () => HttpResponse.json([makeEvent(1, { description })])));
  await open();
  const tile = within(await screen.findByRole('listitem'));
  expect(tile.getByText('5th March, 2045 · 6:30 PM (Asia/Dhaka)')).toBeVisible();
  expect(tile.getByText('Curzon Hall')).toBeVisible();
  expect(tile.getByText(`${'word '.repeat(20).trim()}…`)).toBeVisible();
  expect(tile.queryByText('Today')).not.toBeInTheDocument();
  expect(tile.getByRole('link', { name: 'See Details: Event 1' })).toHaveAttribute(
    'href',
    '/dashboard/events/1',
  );
});

test.each(EDGES_OF_DAYS)('says Today and that a place is to be announced, at %s', async (now) => {
  setClock(now);
  group({ within_7_days: [1] });
  server.use(
    onCall('listEventsByIds', () =>
      HttpResponse.json([makeEvent(1, { event_datetime: now, location: null })]),
    ),
  );
  await open();
  expect(await screen.findByText('Today')).toBeVisible();
  expect(screen.getByText('Location to be announced')).toBeVisible();
});

test('sets the RSVP of an event on its tile', async () => {
  group({ within_7_days: [1, 2] });
  const { user, store } = await open();
  const response = within(await screen.findByRole('group', { name: 'Your RSVP to Event 2' }));
  await user.click(response.getByRole('button', { name: 'Going' }));
  await waitFor(() => expect(store.getState().toasts.items).toHaveLength(1));
  expect(response.getByRole('button', { name: 'Going' })).toHaveAttribute('aria-pressed', 'true');
  expect(eventServer.told).toEqual(['going']);
});

test('says that the network failed, and retries', async () => {
  server.use(onCall('groupEventsByTime', () => HttpResponse.error()));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection.',
  );
  group({ within_7_days: [1] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Event 1' })).toBeVisible();
});

test('a page that failed to load can be retried separately', async () => {
  group({ within_7_days: [1] });
  server.use(
    onCall('listEventsByIds', () => HttpResponse.json({ detail: 'Down.' }, { status: 503 }), {
      once: true,
    }),
  );
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Server error. Please try again later.',
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Event 1' })).toBeVisible();
});

test("links to a new event and to the user's own calendar", async () => {
  group({});
  await open();
  expect(screen.getByRole('link', { name: 'New event' })).toHaveAttribute(
    'href',
    '/dashboard/create-events',
  );
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

const tab = (name: string) => screen.getByRole('tab', { name });

test('Mine has the events the user wants to go to, the soonest first, and their own', async () => {
  const later = { event_datetime: '2045-03-09T12:30:00.000Z' };
  const over = { event_datetime: '2020-03-09T12:30:00.000Z' };
  group({});
  server.use(
    onCall('listMyEvents', () =>
      HttpResponse.json([makeEvent(1, over), makeEvent(2), makeEvent(3, later)]),
    ),
    onCall('listHostedEvents', () => HttpResponse.json([makeEvent(7)])),
  );
  const { user } = await open();
  await user.click(tab('Mine'));
  const mine = await section('You’re going, waiting or interested');
  await waitFor(() =>
    expect(
      within(mine)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['Event 2', 'Event 3', 'Event 1']),
  );
  expect(await within(await section('Your own events')).findByText('Event 7')).toBeVisible();
});

test('Mine asks for the soonest first, and each page for the same moment', async () => {
  setClock('2026-11-28T10:20:30Z');
  group({});
  const asked: (string | null)[][] = [];
  server.use(
    onCall('listMyEvents', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push([searchParams.get('coming_at'), searchParams.get('before_id')]);
      return HttpResponse.json(asked.length > 1 ? [] : idsTo(20).map((id) => makeEvent(id)));
    }),
  );
  const { user } = await open();
  await user.click(tab('Mine'));
  const more = 'See more: You’re going, waiting or interested';
  await user.click(await screen.findByRole('button', { name: more }));
  const moment = '2026-11-28T10:20:00.000Z';
  await waitFor(() =>
    expect(asked).toEqual([
      [moment, null],
      [moment, '20'],
    ]),
  );
});

test('Past continues after the last event on request', async () => {
  group({});
  const asked: (string | null)[] = [];
  server.use(
    onCall('listPastEvents', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before_id');
      asked.push(before);
      const ids = before === null ? idsTo(20).reverse() : [];
      return HttpResponse.json(ids.map((id) => makeEvent(id)));
    }),
  );
  const { user } = await open();
  await user.click(tab('Past'));
  const past = await section('Past events');
  await waitFor(() => expect(within(past).getAllByRole('listitem')).toHaveLength(20));
  await user.click(within(past).getByRole('button', { name: 'See more: Past events' }));
  await waitFor(() => expect(asked).toEqual([null, '1']));
  await waitFor(() =>
    expect(within(past).queryByRole('button', { name: /See more/ })).not.toBeInTheDocument(),
  );
});

test.each([
  ['Mine', 'listMyEvents', 'You’re going, waiting or interested'],
  ['Past', 'listPastEvents', 'Past events'],
] as const)(
  '%s says that its next page failed, and keeps what it has',
  async (name, call, title) => {
    group({});
    let asked = 0;
    server.use(
      onCall(call, () => {
        asked += 1;
        if (asked === 2) return HttpResponse.error();
        return HttpResponse.json(asked > 2 ? [] : idsTo(20).map((id) => makeEvent(id)));
      }),
    );
    const { user } = await open();
    await user.click(tab(name));
    const list = within(await section(title));
    const more = await list.findByRole('button', { name: `See more: ${title}` });
    await user.click(more);
    expect(await list.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection.',
    );
    expect(list.getByText('Event 20')).toBeVisible();
    await user.click(more);
    await waitFor(() => expect(more).not.toBeInTheDocument());
    expect(list.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('the coming events are shown as a month too, and the address says which view it is', async () => {
  group({});
  const { user } = await renderAt('/dashboard/Events?view=past', <EventsPage />, {
    ports: createFakePorts(adaStored),
  });
  expect(await screen.findByText('There are no past events.')).toBeVisible();
  await user.click(tab('Coming'));
  await user.click(screen.getByRole('button', { name: 'Month' }));
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
});

test('a tile shows the end and the places left', async () => {
  group({ within_year: [1] });
  const event = { ends_at: '2045-03-05T14:30:00.000Z', capacity: 3, going: 1, waiting: 0 };
  server.use(onCall('listEventsByIds', () => HttpResponse.json([makeEvent(1, event)])));
  await open();
  expect(await screen.findByText('5th March, 2045 · 6:30 PM – 8:30 PM (Asia/Dhaka)')).toBeVisible();
  expect(screen.getByText('2 of 3 places left')).toBeVisible();
});

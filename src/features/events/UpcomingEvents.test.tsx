import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { EDGES_OF_DAYS, setClock } from '#shared/testing/setClock';
import { onCall } from '#shared/testing/onCall';
import { eventsFailure } from './eventsFailure';
import { eventHandlers, eventServer, makeEvent } from './testing/eventServer';
import { UpcomingEvents } from './UpcomingEvents';

const server = startApiServer(...eventHandlers);
beforeEach(() => eventServer.reset());
afterEach(() => jest.useRealTimers());
const respond = (status: number, body: object) =>
  onCall('listEvents', () => HttpResponse.json(body, { status }));

const open = (ports = createFakePorts(adaStored)) =>
  renderAt('/dashboard/posts', <UpcomingEvents />, { ports });

test('shows at most four events with their day, time and place', async () => {
  server.use(
    respond(
      200,
      [1, 2, 3, 4, 5].map((id) => makeEvent(id)),
    ),
  );
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  const [line = document.body] = screen.getAllByRole('listitem');
  const first = within(line);
  expect(first.getByRole('link', { name: 'Event 1' })).toHaveAttribute(
    'href',
    '/dashboard/events/1',
  );
  expect(first.getByText(/5 March 2045/)).toBeInTheDocument();
  expect(first.getByText('Sun 5 Mar · 6:30 PM (Asia/Dhaka)')).toBeVisible();
  expect(first.getByText('Curzon Hall')).toBeVisible();
});

test('a line names the zone only if its clock differs from the reader’s, and says Online', async () => {
  server.use(
    respond(200, [
      makeEvent(1, { timezone: 'Africa/Accra' }),
      makeEvent(2, { location: null, is_online: true }),
    ]),
  );
  await open();
  const [accra, online] = await screen.findAllByRole('listitem');
  expect(accra).toHaveTextContent(/12:30 PM(?! \()/);
  expect(online).toHaveTextContent('6:30 PM (Asia/Dhaka)');
  expect(online).toHaveTextContent('Online');
});

test('sets the RSVP of each event with two labelled buttons', async () => {
  eventServer.reset(makeEvent(1), makeEvent(2));
  const { user, store } = await open();
  const group = within(await screen.findByRole('group', { name: 'Your RSVP to Event 2' }));
  await user.click(group.getByRole('button', { name: 'Interested' }));
  expect(group.getByRole('button', { name: 'Interested' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(store.getState().toasts.items[0]?.text).toBe(
      'You have successfully marked yourself as interested!',
    ),
  );
  expect(eventServer.told).toEqual(['interested']);
});

test.each(EDGES_OF_DAYS)('says Today for an event of today, at %s', async (now) => {
  setClock(now);
  server.use(respond(200, [makeEvent(1, { event_datetime: now })]));
  await open();
  expect(await screen.findByText('Today')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Today · \d+:\d\d [AP]M/);
  expect(screen.getByText('Curzon Hall')).toBeVisible();
});

test('today is the reader’s day, and the time beside it is the reader’s', async () => {
  setClock('2026-11-27T20:00:00Z');
  server.use(
    respond(200, [
      makeEvent(1, { event_datetime: '2026-11-27T21:30:00Z' }),
      makeEvent(2, { event_datetime: '2026-11-28T04:00:00Z' }),
    ]),
  );
  await open();
  const [tonight, tomorrow] = await screen.findAllByRole('listitem');
  expect(tonight).toHaveTextContent(/27.*Today · 9:30 PM/);
  expect(tomorrow).toHaveTextContent(/28.*Sat 28 Nov · 10:00 AM/);
});

test('an event is no longer of today once midnight has passed', async () => {
  setClock('2028-02-29T23:59:00Z');
  server.use(respond(200, [makeEvent(1, { event_datetime: '2028-02-29T12:00:00Z' })]));
  await open();
  expect(await screen.findByText('Today')).toBeVisible();
  setClock('2028-03-01T00:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('listitem')).toHaveTextContent('Tue 29 Feb · 6:00 PM');
});

test.each([
  ['an empty list', 200, []],
  ['a 404', 404, { detail: 'None' }],
])('says that there are none for %s', async (_name, status, body) => {
  server.use(respond(status, body));
  await open();
  expect(await screen.findByText('There are no Events available')).toBeVisible();
});

test('leads to all events while it loads and after a failure, and to a new one if there are none', async () => {
  let respondLater = () => undefined as void;
  const gate = new Promise<void>((resolve) => (respondLater = resolve));
  server.use(
    onCall('listEvents', async () => {
      await gate;
      return HttpResponse.json({ detail: 'Down.' }, { status: 500 });
    }),
  );
  const { user } = await open();
  expect(screen.getByRole('link')).toHaveAccessibleName('See all events');
  respondLater();
  await screen.findByRole('alert');
  expect(screen.getByRole('link')).toHaveAccessibleName('See all events');
  server.use(respond(200, []));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Create an event' })).toBeVisible();
});

test('says that the server failed, and retries', async () => {
  server.use(respond(500, { detail: 'secret' }));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Server error. Please try again later.',
  );
  server.use(respond(200, [makeEvent(1)]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Event 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('asks a reader with an expired session to log in, without a retry that would fail again', async () => {
  server.use(respond(401, { detail: 'Over' }));
  const ports = createFakePorts(adaStored);
  let endReading: () => void = () => undefined;
  ports.page.afterReading = (run) => {
    endReading = run;
  };
  const { session } = await open(ports);
  expect(await screen.findByText('Please log in to view events.')).toBeVisible();
  expect(session().status).toBe('authenticated');
  expect(screen.getByRole('alert')).toHaveClass('info');
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  act(() => endReading());
  expect(session().status).toBe('anonymous');
  await waitFor(() => expect(ports.redirects).toEqual(['/login']));
});

test('says that the network failed, and offers a retry', async () => {
  server.use(onCall('listEvents', () => HttpResponse.error()));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection.',
  );
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('reports an invalid response as unexpected', async () => {
  server.use(onCall('listEvents', () => HttpResponse.text('{')));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An unexpected error occurred. Please try again.',
  );
});

test.each([
  [401, 'Please log in to view events.', 'info'],
  [404, 'There are no Events available', 'danger'],
  [503, 'Server error. Please try again later.', 'danger'],
  ['FETCH_ERROR', 'Network error. Please check your connection.', 'warn'],
  ['TIMEOUT_ERROR', 'Network error. Please check your connection.', 'warn'],
  ['PARSING_ERROR', 'An unexpected error occurred. Please try again.', 'danger'],
])('%s is reported as %s in the colour %s', (status, text, tone) => {
  expect(eventsFailure({ status, data: { detail: '' } })).toEqual({ text, tone });
});

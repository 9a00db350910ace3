import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { useReadEventQuery } from './eventsApi';
import { toggleRsvp } from './eventThunks';
import { RsvpButtons, RsvpCounts } from './RsvpButtons';
import { eventHandlers, eventServer, makeEvent } from './testing/eventServer';

const complete = { going: 42, interested: 17, my_rsvp: null };
const server = startApiServer(...eventHandlers);
beforeEach(() => eventServer.reset(makeEvent(31, complete)));

function EventHere() {
  const { data } = useReadEventQuery(31);
  if (!data) return null;
  return (
    <>
      <RsvpButtons event={data} />
      <RsvpCounts event={data} />
    </>
  );
}

async function openEvent() {
  const view = await renderAt('/event', <EventHere />, { ports: createFakePorts(adaStored) });
  await screen.findByRole('button', { name: 'Going' });
  const button = (name: string) => screen.getByRole('button', { name });
  const texts = () => view.store.getState().toasts.items.map(({ text }) => text);
  return { ...view, button, texts };
}

test('Going is active at once, counted, confirmed, and announced', async () => {
  const { user, button, texts } = await openEvent();
  await user.click(button('Going'));
  expect(button('Going')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('43 people going • 17 interested')).toBeVisible();
  await waitFor(() => expect(texts()).toEqual(['You have successfully marked yourself as going!']));
  expect(eventServer.told).toEqual(['going']);
});

test('clicking the active RSVP withdraws it', async () => {
  const { user, button, texts } = await openEvent();
  await user.click(button('Interested'));
  await waitFor(() => expect(texts()).toHaveLength(1));
  await user.click(button('Interested'));
  await waitFor(() =>
    expect(texts()).toContain('You have successfully unmarked your interested status!'),
  );
  expect(button('Interested')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('42 people going • 17 interested')).toBeVisible();
  expect(eventServer.told).toEqual(['interested', null]);
});

test('from interested to going one count falls and the other rises', async () => {
  const { user, button, texts } = await openEvent();
  await user.click(button('Interested'));
  await waitFor(() => expect(texts()).toHaveLength(1));
  await user.click(button('Going'));
  expect(screen.getByText('43 people going • 17 interested')).toBeVisible();
  await waitFor(() => expect(eventServer.told).toEqual(['interested', 'going']));
});

test('an RSVP the server rejects is rolled back with a message', async () => {
  server.use(
    onCall(['setRsvp', { id: 31 }], () => HttpResponse.json({ detail: 'Down.' }, { status: 503 })),
  );
  const { user, button, texts } = await openEvent();
  await user.click(button('Going'));
  await waitFor(() => expect(texts()).toEqual(['Failed to mark as going. Please try again.']));
  expect(button('Going')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('42 people going • 17 interested')).toBeVisible();
});

test('an RSVP that cannot be withdrawn stays, with a message', async () => {
  server.use(onCall(['deleteRsvp', { id: 31 }], () => HttpResponse.error()));
  const { user, button, texts } = await openEvent();
  await user.click(button('Going'));
  await waitFor(() => expect(texts()).toHaveLength(1));
  await user.click(button('Going'));
  await waitFor(() => expect(texts()).toContain('Failed to unmark going. Please try again.'));
  expect(button('Going')).toHaveAttribute('aria-pressed', 'true');
});

test('quick clicks end with the last choice, and requests are sent one after the other', async () => {
  const { button, texts } = await openEvent();
  for (const name of ['Going', 'Going', 'Going', 'Interested']) fireEvent.click(button(name));
  await waitFor(() => expect(texts()).toHaveLength(1));
  expect(button('Interested')).toHaveAttribute('aria-pressed', 'true');
  expect(eventServer.counts).toEqual({ going: 42, interested: 18 });
  expect(eventServer.told).toEqual(['going', 'interested']);
});

test('counts that cannot be loaded are adjusted by the RSVP alone', async () => {
  server.use(onCall('readRsvpCounts', () => HttpResponse.error()));
  const { user, button, texts } = await openEvent();
  await user.click(button('Going'));
  await waitFor(() => expect(texts()).toHaveLength(1));
  expect(screen.getByText('43 people going • 17 interested')).toBeVisible();
});

test('a user without an id sees an error, and nothing is sent', async () => {
  const { store } = await startSession(createFakePorts());
  await store.dispatch(toggleRsvp({ eventId: 31, mine: null }, 'going'));
  expect(store.getState().toasts.items.map(({ text }) => text)).toEqual([
    'User ID not available. Please try again later.',
  ]);
  expect(eventServer.told).toEqual([]);
});

test('invites to be the first while no one goes to an upcoming event', async () => {
  eventServer.reset(makeEvent(31, { ...complete, going: 0 }));
  const { user, button } = await openEvent();
  expect(screen.getByText('0 people going • 17 interested')).toBeVisible();
  expect(screen.getByText('Be the first to go')).toBeVisible();
  await user.click(button('Going'));
  expect(screen.queryByText('Be the first to go')).not.toBeInTheDocument();
});

test('does not invite anyone to be the first once an event has begun', async () => {
  const event_datetime = '2020-03-05T12:30:00.000Z';
  const ends_at = '2045-03-05T12:30:00.000Z';
  eventServer.reset(makeEvent(31, { ...complete, going: 0, event_datetime, ends_at }));
  await openEvent();
  expect(screen.getByText('0 people going • 17 interested')).toBeVisible();
  expect(screen.queryByText('Be the first to go')).not.toBeInTheDocument();
});

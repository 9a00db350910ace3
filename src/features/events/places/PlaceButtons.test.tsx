import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Event, SetRsvp } from '#contract/entities/event';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { frameReceived } from '#realtime/frameActions';
import { useReadEventQuery } from '../eventsApi';
import { RsvpButtons } from '../RsvpButtons';
import { eventHandlers, eventServer, makeEvent } from '../testing/eventServer';
import { PlaceFacts } from './PlaceFacts';

const asked: unknown[] = [];
/** The server's response to the next RSVP, and the event after it. */
let respond: () => { response: SetRsvp; event: Partial<Event> } | null;
const limited = { capacity: 2, going: 1, interested: 0, waiting: 0, my_rsvp: null };
const change = (event: Partial<Event>) => {
  eventServer.events = [{ ...makeEvent(31, limited), ...event }];
};
const server = startApiServer(
  onCall('setRsvp', async ({ request }) => {
    asked.push(await request.json());
    const done = respond();
    if (!done) return HttpResponse.json({ detail: 'This event is full.' }, { status: 409 });
    change(done.event);
    return HttpResponse.json(done.response);
  }),
  onCall('deleteRsvp', () => {
    asked.push(null);
    change({});
    return new HttpResponse(null, { status: 204 });
  }),
  ...eventHandlers,
);

// A lazy chunk, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => import('./PlaceButtons'), 60_000);
beforeEach(() => {
  asked.length = 0;
  respond = () => null;
});

function EventHere() {
  const { data } = useReadEventQuery(31);
  if (!data) return null;
  return (
    <>
      <RsvpButtons event={data} />
      <PlaceFacts event={data} />
    </>
  );
}

async function open(event: Partial<Event> = {}) {
  change(event);
  const view = await renderAt('/event', <EventHere />, { ports: createFakePorts(adaStored) });
  await screen.findByRole('group', { name: /^Your RSVP/ });
  const toasts = () => view.store.getState().toasts.items.map(({ text }) => text);
  return { ...view, toasts, button: (name: string) => screen.getByRole('button', { name }) };
}

test('the number of places left is shown, and Going takes one', async () => {
  const { user, button, toasts } = await open();
  expect(screen.getByText('1 of 2 places left')).toBeVisible();
  respond = () => ({ response: { status: 'going' }, event: { going: 2, my_rsvp: 'going' } });
  await user.click(button('Going'));
  await waitFor(() =>
    expect(toasts()).toEqual(['You have successfully marked yourself as going!']),
  );
  expect(button('Going')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Going')).toHaveFocus();
  expect(screen.getByText('Full')).toBeVisible();
  expect(asked).toEqual([{ event_id: 31, status: 'going', waitlist: false }]);
});

test('a full event has a waiting list, which one joins and leaves without losing the focus', async () => {
  const { user, button, toasts } = await open({ going: 2, waiting: 2 });
  expect(screen.queryByRole('button', { name: 'Going' })).not.toBeInTheDocument();
  expect(screen.getByText('Full · 2 waiting')).toBeVisible();
  const waits = { going: 2, waiting: 3, my_rsvp: 'interested', my_waiting_position: 3 } as const;
  respond = () => ({ response: { status: 'interested', my_waiting_position: 3 }, event: waits });
  await user.click(button('Join the waiting list'));
  expect(await screen.findByText('You’re 3rd in line')).toBeVisible();
  expect(asked).toEqual([{ event_id: 31, status: 'going', waitlist: true }]);
  expect(button('Leave the list')).toHaveFocus();
  // Pressing it would have cost the place in line.
  expect(screen.queryByRole('button', { name: 'Interested' })).not.toBeInTheDocument();
  await user.click(button('Leave the list'));
  await waitFor(() => expect(toasts()).toContain('You left the waiting list.'));
  expect(button('Interested')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/in line/)).not.toBeInTheDocument();
});

test.each(['Going', 'Leave the list'])(
  'a person in line beside a free place can press %s',
  async (name) => {
    const waits = { waiting: 1, my_rsvp: 'interested', my_waiting_position: 1 } as const;
    const { user, button, toasts } = await open(waits);
    expect(screen.getByText('A place is free.')).toBeVisible();
    expect(screen.queryByText(/in line/)).not.toBeInTheDocument();
    respond = () => ({ response: { status: 'going' }, event: { going: 2, my_rsvp: 'going' } });
    await user.click(button(name));
    const isGoing = name === 'Going';
    const done = isGoing
      ? 'You have successfully marked yourself as going!'
      : 'You left the waiting list.';
    await waitFor(() => expect(toasts()).toEqual([done]));
    expect(button('Going')).toHaveAttribute('aria-pressed', String(isGoing));
    expect(asked).toEqual([isGoing ? { event_id: 31, status: 'going', waitlist: false } : null]);
  },
);

test('whoever is too late for the last place is told, and sees the waiting list', async () => {
  const { user, button, toasts } = await open();
  respond = () => {
    change({ going: 2 });
    return null;
  };
  await user.click(button('Going'));
  await waitFor(() => expect(toasts()).toEqual(['This event is full.']));
  expect(button('Join the waiting list')).toBeVisible();
});

test('interested is possible on a full event', async () => {
  const { user, button, toasts } = await open({ going: 2 });
  respond = () => ({
    response: { status: 'interested' },
    event: { going: 2, interested: 1, my_rsvp: 'interested' },
  });
  await user.click(button('Interested'));
  await waitFor(() =>
    expect(toasts()).toEqual(['You have successfully marked yourself as interested!']),
  );
  expect(button('Interested')).toHaveAttribute('aria-pressed', 'true');
});

test('from the start on, a full event has no waiting list', async () => {
  const running = { event_datetime: '2020-01-01T10:00:00Z', ends_at: '2045-01-01T10:00:00Z' };
  await open({ going: 2, ...running });
  expect(screen.queryByRole('button', { name: /waiting list/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Full')[0]).toBeVisible();
});

test('going to two events at once is said after Going', async () => {
  const { user, button, toasts } = await open();
  const overlaps_with = { id: 9, title: 'Open lab' };
  respond = () => ({
    response: { status: 'going', overlaps_with },
    event: { going: 2, my_rsvp: 'going' },
  });
  await user.click(button('Going'));
  await waitFor(() =>
    expect(toasts()).toContain('You’re also going to “Open lab” at the same time.'),
  );
});

test('the same is said where places are not limited', async () => {
  const { user, button, toasts } = await open({ capacity: null });
  const overlaps_with = { id: 9, title: 'Open lab' };
  respond = () => ({ response: { status: 'going', overlaps_with }, event: { capacity: null } });
  await user.click(button('Going'));
  await waitFor(() =>
    expect(toasts()).toContain('You’re also going to “Open lab” at the same time.'),
  );
});

test('a place from the waiting list shows at once', async () => {
  const { store, button } = await open({
    going: 2,
    waiting: 1,
    my_rsvp: 'interested',
    my_waiting_position: 1,
  });
  change({ going: 2, my_rsvp: 'going', my_waiting_position: null });
  const notification = {
    id: 5,
    type: 'event_place',
    post_id: 4,
    event_id: 31,
    actor_id: null,
    actor_username: 'Quad',
    actor_display_name: null,
    actor_image_url: null,
    created_at: '2026-01-01T10:00:00.000Z',
    is_read: false,
  };
  act(() => {
    store.dispatch(frameReceived.notification({ type: 'notification', notification }, 1));
  });
  await waitFor(() => expect(button('Going')).toHaveAttribute('aria-pressed', 'true'));
});

test('a failure is said, and the list stays', async () => {
  const { user, button, toasts } = await open({ going: 2, waiting: 1 });
  server.use(onCall('setRsvp', () => HttpResponse.error()));
  await user.click(button('Join the waiting list'));
  await waitFor(() => expect(toasts()).toEqual(['Couldn’t change the waiting list. Try again.']));
});

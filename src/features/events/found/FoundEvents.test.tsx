import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { eventHandlers, eventServer, makeEvent } from '../testing/eventServer';
import { FoundEvents } from './FoundEvents';

startApiServer(
  ...eventHandlers,
  onCall('searchEvents', () =>
    HttpResponse.json({ events: eventServer.events, matched_words: ['event'] }),
  ),
);
beforeEach(() => eventServer.reset(makeEvent(31), makeEvent(32)));

test('an RSVP to a found event is kept, counted, and can be withdrawn', async () => {
  const { user, store } = await renderAt('/found', <FoundEvents keyword="event" />, {
    ports: createFakePorts(adaStored),
  });
  const [going] = await screen.findAllByRole('button', { name: 'Going' });
  if (!going) throw new Error('No event was found');
  const toasts = () => store.getState().toasts.items.length;
  await user.click(going);
  await waitFor(() => expect(toasts()).toBe(1));
  expect(going).toHaveAttribute('aria-pressed', 'true');
  expect(eventServer.counts.going).toBe(43);
  await user.click(going);
  await waitFor(() => expect(toasts()).toBe(2));
  expect(going).toHaveAttribute('aria-pressed', 'false');
  expect(eventServer.told).toEqual(['going', null]);
});

import { screen } from '@testing-library/react';
import type { Event } from '#contract/entities/event';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { eventHandlers, makeEvent } from '../testing/eventServer';
import { EventTile } from './EventTile';

startApiServer(...eventHandlers);

const show = (ends_at: string, changes: Partial<Event> = {}) =>
  renderAt('/events', <EventTile event={makeEvent(31, { ends_at, ...changes })} />);

test('an event that is over shows its counts and takes no RSVP', async () => {
  await show('2020-03-05T12:30:00Z');
  expect(screen.getByText('Ended')).toBeVisible();
  expect(screen.getByText('42 people going • 17 interested')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an event to come takes RSVPs', async () => {
  await show('2045-03-05T14:30:00Z');
  expect(screen.queryByText('Ended')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Going' })).toBeVisible();
});

test('an event that is only online is said to be, and its location is not to be announced', async () => {
  await show('2045-03-05T14:30:00Z', { location: null, is_online: true });
  expect(screen.getByText('Online')).toBeVisible();
  expect(screen.queryByText('Location to be announced')).not.toBeInTheDocument();
});

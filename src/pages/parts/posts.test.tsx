import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eventPost } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { eventParts } from './posts';

startApiServer(onCall('listConversations', () => HttpResponse.json([])));

const { event } = eventPost;
if (!event) throw new Error('The post announces no event.');

test('a post offers no RSVP to its event once that is over, and says so', async () => {
  await renderAt('/', <>{eventParts.rsvp(event, eventPost.id)}</>);
  expect(screen.getByText('Ended')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a post offers both RSVPs to an event to come', async () => {
  const coming = { event_datetime: '2045-03-05T12:30:00.000Z', ends_at: null };
  await renderAt('/', <>{eventParts.rsvp({ ...event, ...coming }, eventPost.id)}</>);
  expect(screen.getByRole('button', { name: 'Going' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Interested' })).toBeVisible();
});

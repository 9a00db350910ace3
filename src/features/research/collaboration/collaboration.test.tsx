import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { frameReceived } from '#realtime/frameActions';
import { chatOpened } from '#shared/store/featureEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { openResearch } from '../testing/openResearch';
import {
  campus,
  emptyCampus,
  makeRequest,
  refuse,
  researchHandlers,
} from '../testing/researchServer';

const respond = (word: 'accept' | 'decline') =>
  onCall(`${word}Collaboration`, ({ params }) => {
    campus.requests = campus.requests.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ detail: 'Done.' });
  });
const server = startApiServer(...researchHandlers, respond('accept'), respond('decline'));
beforeEach(() => {
  emptyCampus();
  campus.requests = [makeRequest(1, 'tanvir'), makeRequest(2, 'oishi')];
});

const open = () => openResearch('/dashboard/research/collab-requests');
const tab = (name: string) => screen.findByRole('link', { name });

test('an accepted request leaves list and badge, and offers the chat', async () => {
  const { user, actions } = await open();
  await tab('Collab Requests 2 pending requests');
  await user.click(await screen.findByRole('button', { name: 'Accept tanvir' }));
  await tab('Collab Requests 1 pending request');
  expect(screen.queryByRole('button', { name: 'Accept tanvir' })).not.toBeInTheDocument();
  const news = screen.getByText('You and tanvir are now working together on “Attention sinks”.');
  expect(news).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open chat with tanvir' }));
  expect(actions).toContainEqual(chatOpened({ id: 101, username: 'tanvir', avatar: null }));
});

test('a declined request leaves list and badge, and the focus moves to its successor', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Decline oishi' }));
  await tab('Collab Requests 1 pending request');
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Decline tanvir' }));
  expect(await screen.findByText('No pending collaboration requests.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await tab('Collab Requests');
});

test.each([
  ['Accept', 'accept', 'Failed to accept request. Please try again.'],
  ['Decline', 'decline', 'Failed to decline request. Please try again.'],
] as const)('%s says when it failed, and can be retried', async (button, word, text) => {
  server.use(refuse([`${word}Collaboration`, { id: 1 }], 500));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `${button} tanvir` }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: `${button} tanvir` })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a request that was withdrawn meanwhile leaves the list, and the user learns why', async () => {
  const reason = 'This request was withdrawn.';
  server.use(
    onCall(['acceptCollaboration', { id: 1 }], () => {
      campus.requests = campus.requests.filter(({ id }) => id !== 1);
      return HttpResponse.json({ detail: reason }, { status: 409 });
    }),
  );
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Accept tanvir' }));
  await tab('Collab Requests 1 pending request');
  expect(screen.queryByRole('button', { name: 'Accept tanvir' })).not.toBeInTheDocument();
  expect(toasts()).toEqual([reason]);
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
});

test('a request disappears from an open page when it is withdrawn', async () => {
  const { store } = await open();
  await tab('Collab Requests 2 pending requests');
  campus.requests = campus.requests.slice(1);
  const frame = { type: 'notifications_read' as const, ids: [5] };
  act(() => void store.dispatch(frameReceived.notifications_read(frame, 0)));
  await tab('Collab Requests 1 pending request');
  expect(screen.queryByRole('button', { name: 'Accept tanvir' })).not.toBeInTheDocument();
});

test('Message shows that it is coming soon before acceptance', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Message tanvir' }));
  expect(screen.getByText('Coming soon')).toBeVisible();
});

test('a new request shows at once', async () => {
  const { store } = await open();
  await tab('Collab Requests 2 pending requests');
  campus.requests = [makeRequest(3, 'nusrat'), ...campus.requests];
  const notification = {
    id: 1,
    type: 'collaboration_request',
    actor_username: 'nusrat',
    actor_avatar: null,
    post_id: null,
    is_read: false,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  act(() => {
    store.dispatch(
      frameReceived.notification({ type: 'notification', notification } as never, 1_000),
    );
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept nusrat' })).toBeVisible());
  await tab('Collab Requests 3 pending requests');
});

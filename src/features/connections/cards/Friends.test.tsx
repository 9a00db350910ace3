import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { Friends } from './Friends';

const adasFriends = ['listConnectionsOfUser', { id: ada.id }] as const;
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
);
const respond = (count: number) =>
  onCall(adasFriends, () =>
    HttpResponse.json(
      Array.from({ length: count }, (_, index) => ({
        connection_id: index + 1,
        friend_id: index + 20,
        user_id: ada.id,
        username: `friend${index}`,
        email: '',
        profile_picture: null,
      })),
    ),
  );
const open = () =>
  renderAt('/dashboard/ada/about', <Friends />, { ports: createFakePorts(adaStored) });

test('shows up to six friends, each a link to the profile, and a link to all', async () => {
  server.use(respond(8));
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'friend0' })).toHaveAttribute(
    'href',
    '/dashboard/friend0/about',
  );
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/dashboard/suggested-users',
  );
});

test('says that there are none', async () => {
  server.use(respond(0));
  await open();
  expect(await screen.findByText('No friends yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute(
    'href',
    '/dashboard/suggested-users',
  );
});

test('says that they failed to load, and retries', async () => {
  server.use(onCall(adasFriends, () => HttpResponse.error()));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load friends.');
  server.use(respond(1));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'friend0' })).toBeVisible();
});

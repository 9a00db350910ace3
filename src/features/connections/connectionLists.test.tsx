import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { Connection, PendingRequest } from '#contract/entities/person';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { ConnectionsPage } from './ConnectionsPage';

const place = { university_name: 'BRAC University', department: 'Computer Science' };
const grace: PendingRequest = {
  ...noDetails,
  request_id: 3,
  sender_id: 3,
  username: 'grace',
  email: '',
  ...place,
};
const edsger: Connection = {
  ...noDetails,
  connection_id: 104,
  friend_id: 4,
  user_id: ada.id,
  username: 'edsger',
  email: 'edsger@uni.example',
  ...place,
};
const barbara: Connection = {
  ...edsger,
  connection_id: 105,
  friend_id: 5,
  username: 'barbara',
  email: '',
};

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listUnreadNotifications', () => HttpResponse.json([])),
  onCall('listSuggestions', () => HttpResponse.json([])),
  onCall('listPendingRequests', () => HttpResponse.json([grace])),
  onCall('listSentRequests', () => HttpResponse.json([])),
  onCall('listConnections', () => HttpResponse.json([edsger, barbara])),
);

const open = (query = '') =>
  renderAt(`/dashboard/suggested-users${query}`, <ConnectionsPage />, {
    ports: createFakePorts(adaStored),
  });
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = screen.getAllByRole('listitem').find((item) => item.contains(link));
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};

test('empty lists offer to invite a colleague', async () => {
  server.use(onCall('listConnections', () => HttpResponse.json([])));
  await open();
  for (const name of ['People You May Know', 'Your Connections']) {
    const list = within(screen.getByRole('region', { name }));
    expect(await list.findByRole('button', { name: 'Invite a colleague' })).toBeVisible();
  }
});

test('a request and a connection without an address show where the person studies', async () => {
  await open();
  expect((await rowOf('grace')).getByText('BRAC University · Computer Science')).toBeVisible();
  expect((await rowOf('barbara')).getByText('BRAC University · Computer Science')).toBeVisible();
  expect((await rowOf('edsger')).getByText('edsger@uni.example')).toBeVisible();
  expect((await rowOf('edsger')).queryByText(/BRAC/)).toBeNull();
});

test('the address keeps the searched connection, and opens with all of that name', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...edsger,
    connection_id: 200 + index,
    friend_id: 200 + index,
    username: `friend${index}`,
  }));
  server.use(
    onCall('listConnections', ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      return HttpResponse.json([...many, barbara].slice(offset, offset + 50));
    }),
  );
  const { user, place } = await open('?search=barb');
  expect(await screen.findByRole('link', { name: 'barbara' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'friend0' })).toBeNull();
  const field = screen.getByRole('searchbox', { name: 'Search your connections' });
  expect(field).toHaveValue('barb');
  await user.clear(field);
  await waitFor(() => expect(place().path).toBe('/dashboard/suggested-users'));
});

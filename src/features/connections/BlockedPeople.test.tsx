import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { Person } from '#contract/entities/person';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { BlockedPeople } from './BlockedPeople';

const grace: Person = {
  ...noDetails,
  id: 3,
  username: 'grace',
  university_name: 'BUET',
};
let blocked: Person[] = [];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listBlocked', () => HttpResponse.json(blocked)),
  onCall(['unblock', { user_id: 3 }], () => {
    blocked = [];
    return new HttpResponse(null, { status: 204 });
  }),
);

const open = () =>
  renderAt('/dashboard/settings/privacy', <BlockedPeople />, {
    ports: createFakePorts(adaStored),
  });

test('blocked people are listed and can be unblocked', async () => {
  blocked = [grace];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Unblock grace' }));
  expect(await screen.findByText('You haven’t blocked anyone')).toBeVisible();
});

test('a list that failed to load can be retried', async () => {
  server.use(refuseCall('listBlocked', 503));
  const { user } = await open();
  await screen.findByText('Failed to load connections. Please try again later.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('You haven’t blocked anyone')).toBeVisible();
});

import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { settled } from '#shared/testing/settled';
import { respondToMe } from '#shared/testing/startSession';
import { IncomingRequests } from './IncomingRequests';
import { connectionsApi } from './state/connectionsApi';

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listPendingRequests', () =>
    HttpResponse.json([
      { ...noDetails, request_id: 3, sender_id: 3, username: 'grace', email: '' },
    ]),
  ),
);

test('a reload that fails keeps the requests', async () => {
  const { store } = await renderAt('/dashboard/suggested-users', <IncomingRequests />, {
    ports: createFakePorts(adaStored),
  });
  expect(await screen.findByRole('button', { name: 'Accept grace' })).toBeVisible();
  server.use(refuseCall('listPendingRequests', 500));
  act(() => void store.dispatch(connectionsApi.util.invalidateTags(['PendingRequests'])));
  await settled(store);
  expect(screen.getByRole('button', { name: 'Accept grace' })).toBeVisible();
  expect(screen.queryByText(/^Failed to load/)).toBeNull();
});

import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { ConnectionState } from '#contract/entities/person';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { FoundActions } from './FoundActions';

startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('readHistory', () => HttpResponse.json([])),
);

const open = (connection: ConnectionState) => {
  const person = { ...noDetails, id: 3, user_id: 3, username: 'grace', connection };
  return renderAt('/dashboard/suggested-users', <FoundActions person={person} />, {
    ports: createFakePorts(adaStored),
  });
};
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test.each<[ConnectionState, string[]]>([
  [{ status: 'self' }, []],
  [{ status: 'none' }, ['Pair']],
  [{ status: 'pending_out', request_id: 4 }, ['Pending']],
  [{ status: 'pending_in', request_id: 4 }, ['Accept', 'Reject']],
  [{ status: 'connected', connection_id: 5 }, ['Message']],
])('for %j, a found person has the buttons %j', async (connection, labels) => {
  await open(connection);
  expect(buttons()).toEqual(labels);
});

test('Message opens the chat with a found connection', async () => {
  const { user, store } = await open({ status: 'connected', connection_id: 5 });
  await user.click(screen.getByRole('button', { name: 'Message grace' }));
  expect(store.getState().chatWindows.windows).toMatchObject([{ id: 3, username: 'grace' }]);
});

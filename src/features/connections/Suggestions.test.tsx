import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { fakePhone } from '#shared/testing/fakePhone';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { settled } from '#shared/testing/settled';
import { connectionsApi } from './state/connectionsApi';
import { Suggestions } from './Suggestions';

const suggested = (id: number) => ({
  id,
  user_id: id,
  username: `person${id}`,
  profile_picture: null,
  university_name: 'BUET',
  department: 'Physics',
  reason: 'Same department',
});

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listSuggestions', () => HttpResponse.json([1, 2, 3, 4, 5].map(suggested))),
);

const open = () =>
  renderAt('/dashboard/suggested-users', <Suggestions />, { ports: createFakePorts(adaStored) });

test('a phone shows three suggestions as rows, and all on request', async () => {
  fakePhone(true);
  const { user } = await open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  const row = within(rows[0] ?? document.body);
  expect(row.getByText('BUET · Physics')).toBeVisible();
  expect(row.getByText('Same department')).toBeVisible();
  expect(row.getByRole('button', { name: /^Pair/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a wide screen shows all suggestions as cards', async () => {
  fakePhone(false);
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'See all' })).not.toBeInTheDocument();
});

test('a reload that fails keeps the people', async () => {
  fakePhone(false);
  const { store } = await open();
  await screen.findAllByRole('listitem');
  server.use(refuseCall('listSuggestions', 500));
  act(() => void store.dispatch(connectionsApi.util.invalidateTags(['Suggestions'])));
  await settled(store);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByText(/^Failed to load/)).toBeNull();
});

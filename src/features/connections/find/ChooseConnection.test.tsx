import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { connection } from '#contract/fixtures/people';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { ChooseConnection } from './ChooseConnection';

const mine = ['Nusrat Jahan', 'Nura Alam', 'Tanvir Hasan'].map((name, nth) => ({
  ...connection,
  ...{ connection_id: nth + 1, friend_id: nth + 20, user_id: ada.id },
  ...{ username: `person${nth}`, display_name: name, profile_picture: null },
}));
let listed = mine;
const asked: string[] = [];

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConnections', () => HttpResponse.json(listed)),
  onCall('lookupPeople', ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const keyword = searchParams.get('keyword') ?? '';
    const people = mine
      .filter(({ display_name: name }) => name.toLowerCase().startsWith(keyword))
      .map(({ friend_id: id, username, display_name }) => ({
        ...{ id, username, display_name, profile_picture: null },
        ...{ university_name: 'BUET', department: null },
      }));
    return HttpResponse.json({ people });
  }),
);
beforeEach(() => {
  listed = mine;
  asked.length = 0;
});

async function open() {
  const ports = createFakePorts(adaStored);
  const [onChoose, onClose] = [jest.fn(), jest.fn()];
  const dialog = <ChooseConnection onChoose={onChoose} onClose={onClose} />;
  const view = await renderAt('/dashboard/chat', dialog, { ports });
  const field = await screen.findByRole('searchbox', { name: 'Search your connections' });
  return { ...view, field, onChoose, onClose };
}

test('the field has the focus, and all connections can be chosen', async () => {
  const { user, field, onChoose, onClose } = await open();
  expect(field).toHaveFocus();
  const list = await screen.findByRole('list', { name: 'Connections' });
  expect(within(list).getAllByRole('button')).toHaveLength(3);
  await user.click(within(list).getByRole('button', { name: /Tanvir Hasan @person2/ }));
  expect(onChoose).toHaveBeenCalledWith({
    ...{ id: 22, username: 'person2', display_name: 'Tanvir Hasan', avatar: null },
  });
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('typing finds connections by name, with the keyboard alone', async () => {
  const { user, field, onChoose } = await open();
  await user.type(field, 'nu');
  const list = await screen.findByRole('list', { name: 'People found' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  expect(await screen.findByText('2 connections found')).toBeInTheDocument();
  expect(asked).toEqual(['?keyword=nu&of=connections&limit=20']);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 20 }));
});

test('no one of that name, a failure and no connections are said', async () => {
  listed = [];
  const { user, field } = await open();
  expect(await screen.findByText('No connections yet')).toBeInTheDocument();
  await user.type(field, 'zed');
  expect(await screen.findByText('No connections match “zed”')).toBeInTheDocument();
  server.use(refuseCall('lookupPeople', 503));
  await user.type(field, 's');
  expect(await screen.findByText('Couldn’t look for people.')).toBeInTheDocument();
  server.resetHandlers();
  await user.clear(field);
  await user.type(field, 'tan');
  expect(await screen.findByRole('button', { name: /Tanvir/ })).toBeInTheDocument();
});

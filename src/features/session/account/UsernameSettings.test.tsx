import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { AccountSettings } from './AccountSettings';

let sent: unknown;
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listSessions', () => HttpResponse.json([])),
  onCall('changeUsername', async ({ request }) => {
    sent = await request.json();
    const me = { ...ada, username: 'countess' };
    server.use(respondToMe(200, me));
    return HttpResponse.json(me);
  }),
);

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);
beforeEach(() => {
  sent = undefined;
});

async function change(username: string) {
  const view = await renderAt('/dashboard/settings/account', <AccountSettings />, {
    ports: createFakePorts(adaStored),
  });
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field).toHaveValue('ada');
  await view.user.clear(field);
  if (username !== '') await view.user.type(field, username);
  await view.user.click(screen.getByRole('button', { name: 'Change username' }));
  return { ...view, field };
}

/** Asks for another name and answers the question. */
async function confirmChange(username: string, answer = 'Change username') {
  const view = await change(username);
  const question = await screen.findByRole('alertdialog', {
    name: `Change your username to ${username.trim()}?`,
  });
  expect(question).toHaveTextContent('You can’t change it again for 30 days.');
  expect(sent).toBeUndefined();
  await view.user.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  return view;
}

test('a changed username is confirmed and shown everywhere at once', async () => {
  const { session } = await confirmChange(' countess ');
  expect(await screen.findByRole('status')).toHaveTextContent('You’re now countess.');
  expect(sent).toEqual({ username: 'countess' });
  await waitFor(() => expect(session().username).toBe('countess'));
  expect(session().me?.username).toBe('countess');
});

test('a change that is not confirmed is not sent, and the name stays in the field', async () => {
  const { field, session } = await confirmChange('countess', 'Cancel');
  expect(field).toHaveValue('countess');
  expect(sent).toBeUndefined();
  expect(session().username).toBe('ada');
});

test('a change of capitals needs no question', async () => {
  await change('Ada');
  expect(await screen.findByRole('status')).toHaveTextContent('You’re now Ada.');
  expect(sent).toEqual({ username: 'Ada' });
});

test('a taken name is explained at the field and kept there', async () => {
  server.use(
    onCall('changeUsername', () =>
      HttpResponse.json({ detail: 'Taken.', errors: { username: 'Taken.' } }, { status: 409 }),
    ),
  );
  const { field, session } = await confirmChange('grace');
  expect(await screen.findByText('Taken.')).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('grace');
  expect(session().username).toBe('ada');
});

test.each([
  ['', 'Choose a username.'],
  ['a b', 'Use 3 to 30 letters from A to Z, digits from 0 to 9, dots, underscores or hyphens.'],
  ['নুসরাত', 'Use 3 to 30 letters from A to Z, digits from 0 to 9, dots, underscores or hyphens.'],
])('the name "%s" is not sent', async (name, text) => {
  await change(name);
  expect(await screen.findByText(text)).toBeVisible();
  expect(sent).toBeUndefined();
});

test('another failure is explained above the form', async () => {
  server.use(onCall('changeUsername', () => HttpResponse.json({ detail: '' }, { status: 503 })));
  await confirmChange('countess');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t change your username. Try again.',
  );
});

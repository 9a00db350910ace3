import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { AccountSettings } from './AccountSettings';

/** The bodies of the calls that changed the password. */
let sent: unknown[] = [];
const respond = (status: number, body: object) =>
  onCall('changePassword', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(body, { status });
  });
const withPassword = respondToMe(200, { ...ada, has_password: true });
const server = startApiServer(
  withPassword,
  respond(200, { detail: 'Done.' }),
  onCall('listSessions', () => HttpResponse.json([])),
);

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);
beforeEach(() => {
  sent = [];
});

const open = () =>
  renderAt('/dashboard/settings/account', <AccountSettings />, {
    ports: createFakePorts(adaStored),
  });
const field = (label: string) => screen.getByLabelText(label);

/** The button in this card; the card of the email address has one too. */
async function askForCode() {
  const card = within(await screen.findByRole('region', { name: 'Password' }));
  return card.findByRole('button', { name: 'Email me a code' });
}

async function change(user: UserEvent, current = 'old-lantern-1', next = 'new-lantern-2') {
  if (current !== '') await user.type(field('Current password'), current);
  if (next !== '') await user.type(field('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('a changed password is confirmed, and the fields are empty again', async () => {
  const { user } = await open();
  await change(user);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Password changed. You’re logged out on every other device.',
  );
  expect(sent).toEqual([{ current_password: 'old-lantern-1', new_password: 'new-lantern-2' }]);
  expect(field('Current password')).toHaveValue('');
  expect(field('New password')).toHaveValue('');
});

test.each([
  [
    'Current password',
    { detail: 'x', errors: { current_password: 'Not this one.' } },
    'Not this one.',
  ],
  ['New password', { detail: 'x', errors: { new_password: 'Too easy.' } }, 'Too easy.'],
])('a server error about the %s is shown at its field', async (label, body, text) => {
  server.use(respond(400, body));
  const { user } = await open();
  await change(user);
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(field('New password')).toHaveValue('new-lantern-2');
});

test.each([
  ['Current password', '', 'new-lantern-2', 'Enter your password.'],
  ['New password', 'old-lantern-1', 'short-7', 'Password must be at least 8 characters'],
])('a wrong %s is not sent', async (label, current, next, text) => {
  const { user } = await open();
  await change(user, current, next);
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(sent).toEqual([]);
});

test.each([
  [429, 'Too many requests. Please wait a minute and try again.'],
  [503, 'Couldn’t change your password. Try again.'],
])('a failure with the status %i is explained above the form', async (status, text) => {
  server.use(respond(status, { detail: '' }));
  const { user } = await open();
  await change(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a user without a password sets one with an emailed code', async () => {
  let asked: unknown;
  server.use(
    respondToMe(200, { ...ada, has_password: false }),
    onCall('requestAccountCode', async ({ request }) => {
      asked = await request.json();
      return HttpResponse.json({ detail: 'Done.' });
    }),
  );
  const { user } = await open();
  await user.click(await askForCode());
  expect(await screen.findByRole('status')).toHaveTextContent('We sent a code to ada@uni.example.');
  expect(asked).toEqual({ purpose: 'set_password' });
  await user.type(field('Code'), '482913');
  await user.type(field('New password'), 'new-lantern-2');
  server.use(withPassword);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(sent).toEqual([{ otp: '482913', new_password: 'new-lantern-2' }]));
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});

test('a code that is not sent, and a wrong one, are explained', async () => {
  server.use(
    respondToMe(200, { ...ada, has_password: false }),
    onCall('requestAccountCode', () => HttpResponse.json({ detail: '' }, { status: 503 })),
  );
  const { user } = await open();
  await user.click(await askForCode());
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t send the code. Try again.');
  server.use(
    onCall('requestAccountCode', () => HttpResponse.json({ detail: 'Done.' })),
    respond(400, { detail: 'Invalid or expired code' }),
  );
  await user.click(await askForCode());
  await user.type(await screen.findByLabelText('Code'), '000000');
  await user.type(field('New password'), 'new-lantern-2');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Invalid or expired code')).toBeVisible();
  await waitFor(() => expect(field('Code')).toHaveFocus());
});

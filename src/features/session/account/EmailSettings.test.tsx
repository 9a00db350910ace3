import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { AccountSettings } from './AccountSettings';

const FRESH = 'countess@uni.example';
let sent: unknown[] = [];
const record = async ({ request }: { request: Request }) => {
  sent.push(await request.json());
  return HttpResponse.json({ detail: 'Done.' });
};
const server = startApiServer(
  respondToMe(200, { ...ada, has_password: true }),
  onCall('listSessions', () => HttpResponse.json([])),
  onCall('requestAccountCode', record),
  onCall('changeEmail', record),
  onCall('confirmEmail', async ({ request }) => {
    sent.push(await request.json());
    const me = { ...ada, has_password: true, email: FRESH };
    server.use(respondToMe(200, me));
    return HttpResponse.json(me);
  }),
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
const button = (name: string) => screen.getByRole('button', { name });

async function start() {
  const view = await open();
  await view.user.type(field('New email address'), ` ${FRESH} `);
  await view.user.type(field('Your password'), 'old-lantern-1');
  await view.user.click(button('Change email address'));
  return view;
}

test('a new address is confirmed with its code, and shown from then on', async () => {
  const { user, session, store } = await start();
  expect(await screen.findByText(`We sent a code to ${FRESH}.`)).toBeVisible();
  expect(sent).toEqual([{ new_email: FRESH, password: 'old-lantern-1' }]);
  expect(field('Code')).toHaveFocus();
  await user.type(field('Code'), '482913');
  expect(await screen.findByText(new RegExp(`^Your address is ${FRESH}`))).toBeVisible();
  expect(sent.at(-1)).toEqual({ otp: '482913' });
  expect(session().email).toBe(FRESH);
  // Toasts are in the session log, so they don't contain the address.
  expect(selectToasts(store.getState()).at(-1)?.text).toBe('Your email address was changed.');
});

test('a wrong code is explained at the field, and another address can be entered', async () => {
  server.use(
    onCall('confirmEmail', () =>
      HttpResponse.json({ detail: 'Invalid or expired code' }, { status: 400 }),
    ),
  );
  const { user } = await start();
  await user.type(await screen.findByLabelText('Code'), '000000');
  expect(await screen.findByText('Invalid or expired code')).toBeVisible();
  await user.click(button('Use another address'));
  expect(field('New email address')).toHaveValue('');
});

test.each([
  ['Your password', { password: 'Not this one.' }],
  ['New email address', { new_email: 'Not this one.' }],
])('a server error about the field %s is shown there', async (label, errors) => {
  server.use(
    onCall('changeEmail', () => HttpResponse.json({ detail: 'x', errors }, { status: 400 })),
  );
  await start();
  expect(await screen.findByText('Not this one.')).toBeVisible();
  await waitFor(() => expect(field(label)).toHaveFocus());
});

test('an incomplete form is not sent', async () => {
  const { user } = await open();
  await user.type(field('New email address'), 'countess');
  await user.click(button('Change email address'));
  expect(await screen.findByText(/^Enter a full email address/)).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a user without a password proves themselves with a code to the present address', async () => {
  server.use(respondToMe(200, { ...ada, has_password: false }));
  const { user } = await open();
  const card = within(screen.getByRole('region', { name: 'Email address' }));
  await user.click(await card.findByRole('button', { name: 'Email me a code' }));
  await user.type(await screen.findByLabelText('Code'), '482913');
  await user.type(field('New email address'), FRESH);
  await user.click(button('Change email address'));
  expect(await screen.findByText(`We sent a code to ${FRESH}.`)).toBeVisible();
  expect(sent).toEqual([{ purpose: 'change_email' }, { new_email: FRESH, otp: '482913' }]);
});

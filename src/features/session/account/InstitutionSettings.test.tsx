import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Me } from '#contract/entities/person';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { AccountSettings } from './AccountSettings';

const ADDRESS = 'ada@cse.du.ac.bd';
const verified: Me = {
  ...ada,
  institution: {
    domain: 'cse.du.ac.bd',
    verified_at: '2026-11-15T12:00:00.000Z',
    is_current: true,
  },
};
const outdated: Me = {
  ...ada,
  institution: {
    domain: 'du.ac.bd',
    verified_at: '2025-09-15T12:00:00.000Z',
    is_current: false,
  },
};
let sent: unknown[] = [];
const server = startApiServer(
  respondToMe(200, { ...ada, institution: null }),
  onCall('listSessions', () => HttpResponse.json([])),
  onCall('verifyInstitution', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ detail: 'Done.' });
  }),
  onCall('confirmInstitution', async ({ request }) => {
    sent.push(await request.json());
    server.use(respondToMe(200, verified));
    return HttpResponse.json(verified);
  }),
  onCall('removeInstitution', () => {
    server.use(respondToMe(200, { ...ada, institution: null }));
    return new HttpResponse(null, { status: 204 });
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
const card = () => screen.findByRole('region', { name: 'University address' });

async function start() {
  const view = await open();
  const part = await card();
  await view.user.type(within(part).getByLabelText('Address at your university'), ` ${ADDRESS} `);
  await view.user.click(within(part).getByRole('button', { name: 'Email me a code' }));
  return view;
}

test('an address is verified with its code, and the badge shown', async () => {
  const { user, store } = await start();
  expect(await screen.findByText(`We sent a code to ${ADDRESS}.`)).toBeVisible();
  await user.type(within(await card()).getByLabelText('Code'), '482913');
  expect(await screen.findByText('Verified @cse.du.ac.bd, Nov 2026')).toBeVisible();
  expect(sent).toEqual([{ email: ADDRESS }, { otp: '482913' }]);
  expect(selectToasts(store.getState()).at(-1)?.text).toBe('Your university address is verified.');
});

test('a refused address is explained at the field', async () => {
  const errors = { email: 'No university has this domain.' };
  server.use(
    onCall('verifyInstitution', () => HttpResponse.json({ detail: 'x', errors }, { status: 400 })),
  );
  await start();
  expect(await screen.findByText('No university has this domain.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Address at your university')).toHaveFocus());
});

test('a wrong code is explained at the field, and another address can be entered', async () => {
  server.use(
    onCall('confirmInstitution', () =>
      HttpResponse.json({ detail: 'Invalid or expired code' }, { status: 400 }),
    ),
  );
  const { user } = await start();
  await user.type(await screen.findByLabelText('Code'), '000000');
  expect(await screen.findByText('Invalid or expired code')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Address at your university')).toHaveValue('');
});

test('an outdated address says so, and can be removed after a question', async () => {
  server.use(respondToMe(200, outdated));
  const { user } = await open();
  const part = await card();
  expect(await within(part).findByText('@du.ac.bd, last checked Sep 2025')).toBeVisible();
  expect(
    within(part).getByText('It’s more than 13 months ago. Verify the address again.'),
  ).toBeVisible();
  await user.click(within(part).getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText(/last checked/)).not.toBeInTheDocument());
});

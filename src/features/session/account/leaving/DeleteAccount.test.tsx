import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { socketClosed } from '#realtime/socketActions';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToLogin, respondToMe } from '#shared/testing/startSession';
import { loadAuthSchemas } from '../../form/loadAuthSchemas';
import { LoginPage } from '../../login/LoginPage';
import { deletionMet } from '../../sessionSlice';
import { DeleteAccount } from './DeleteAccount';

const deletionAt = '2025-03-19T12:30:00.000Z';
const TITLE = 'Your account will be deleted on 19 March 2025';
const leaving = { ...ada, deletion_at: deletionAt };
let sent: unknown;
const server = startApiServer(
  respondToMe(200, ada),
  respondToLogin(200, { access_token: TOKEN, token_type: 'bearer' }),
  onCall('logout', () => new HttpResponse(null, { status: 204 })),
  onCall('requestDeletion', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json({ deletion_at: deletionAt });
  }),
);

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);
beforeEach(() => {
  sent = undefined;
});

const open = () =>
  renderAt('/dashboard/settings/data', <DeleteAccount />, {
    ports: createFakePorts(adaStored),
  });
const submit = () => screen.getByRole('button', { name: /^Delete my account on \d+ \w+ \d{4}$/ });

test('the fate of each kind of data is listed before the password is asked for', async () => {
  await open();
  const kinds = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(kinds).toContain('Kept as “Deleted user”');
  expect(kinds).toHaveLength(6);
  expect(screen.getByLabelText('Your password')).toBeVisible();
});

const gone = { status: 'leaving', token: null, userId: null, me: leaving };

test('the password deletes the account and signs out', async () => {
  const { user, session } = await open();
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(submit());
  await waitFor(() => expect(session()).toMatchObject(gone));
  expect(sent).toEqual({ password: 'correct horse' });
});

test('the login page then shows the date, and its form on request', async () => {
  const { user, store } = await renderAt('/login', <LoginPage />);
  act(() => {
    store.dispatch(deletionMet({ me: leaving }));
  });
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('a wrong password is explained at the field, and the user stays signed in', async () => {
  server.use(
    onCall('requestDeletion', () =>
      HttpResponse.json({ detail: 'Wrong.', errors: { password: 'Wrong.' } }, { status: 400 }),
    ),
  );
  const { user, session } = await open();
  await user.type(screen.getByLabelText('Your password'), 'wrong horse');
  await user.click(submit());
  expect(await screen.findByText('Wrong.')).toBeVisible();
  expect(session().status).toBe('authenticated');
});

test('without a password, a mailed code is asked for and sent', async () => {
  server.use(
    respondToMe(200, { ...ada, has_password: false }),
    onCall('requestAccountCode', () => HttpResponse.json({ detail: 'Sent.' })),
  );
  const { user, session } = await open();
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(submit());
  await waitFor(() => expect(session()).toMatchObject({ status: 'leaving', token: null }));
  expect(sent).toEqual({ otp: '123456' });
});

test('the end of the session does not replace the response that is on its way', async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    onCall('requestDeletion', async () => {
      await isAnswered;
      return HttpResponse.json({ deletion_at: deletionAt });
    }),
  );
  const { user, store, session } = await open();
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(submit());
  await screen.findByRole('button', { name: 'Hiding your account…' });
  act(() => {
    store.dispatch(socketClosed({ at: 0, code: 4001, attempt: 0, retryInMs: null }));
  });
  answer();
  await waitFor(() => expect(session()).toMatchObject(gone));
});

describe('a login to an account that is about to be deleted', () => {
  beforeEach(() => server.use(respondToMe(200, leaving)));
  const start = () =>
    renderAt('/login', <LoginPage />, {
      ports: createFakePorts(adaStored),
    });

  test('offers nothing but to keep it, which leads to the feed', async () => {
    server.use(
      onCall('keepAccount', () => {
        server.use(respondToMe(200, ada));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, session, place } = await start();
    expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
    expect(session().status).toBe('leaving');
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(session().status).toBe('authenticated'));
    expect(place().path).toBe('/dashboard/posts');
  });

  test('says why it can no longer be kept', async () => {
    server.use(refuseCall('keepAccount', 409, 'The deletion has begun.'));
    const { user } = await start();
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('The deletion has begun.')).toBeVisible();
  });

  test('can be left again', async () => {
    const { user, session } = await start();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(session()).toMatchObject({ status: 'anonymous', token: null });
  });
});

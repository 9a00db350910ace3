import { act, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { REDIRECT_DELAY_MS } from '#contract/limits';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const respond = (status: number, body: object) =>
  onCall('forgotPassword', () => HttpResponse.json(body, { status }));
const server = startApiServer(respond(200, { detail: 'Done' }));

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);

const open = (state?: unknown) =>
  renderAt('/forgot-password', <ForgotPasswordPage />, {
    state,
  });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send OTP' });
const sent = 'Password reset OTP sent to your email!';

test('a code is sent, and two seconds later the reset page opens with the address', async () => {
  const { user, place, ports } = await open({ email: 'ada@uni.example' });
  expect(email()).toHaveValue('ada@uni.example');
  await user.click(send());
  expect(await screen.findByRole('status')).toHaveTextContent(sent);
  act(() => ports.timers.advance(REDIRECT_DELAY_MS - 500));
  expect(place().path).toBe('/forgot-password');
  act(() => ports.timers.advance(500));
  await screen.findByText('Another page');
  expect(place()).toEqual({ path: '/reset-password', state: { email: 'ada@uni.example' } });
});

test('leaving the page in these two seconds cancels the redirect', async () => {
  const { user, place, ports } = await open({ email: 'ada@uni.example' });
  await user.click(send());
  await screen.findByText(sent);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  act(() => ports.timers.advance(REDIRECT_DELAY_MS * 2));
  expect(place().path).toBe('/login');
});

test.each([
  ['the detail', 500, { detail: 'The post is on strike' }, 'The post is on strike'],
  ['a text of its own', 500, {}, 'Failed to send OTP'],
  [
    'that it was too often',
    429,
    { detail: 'x' },
    'Too many requests. Please wait a minute and try again.',
  ],
])('a failure shows %s and stays', async (_name, status, body, text) => {
  server.use(respond(status, body));
  const { user, place, ports } = await open();
  await user.type(email(), 'ada@uni.example');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  act(() => ports.timers.advance(REDIRECT_DELAY_MS * 2));
  expect(place().path).toBe('/forgot-password');
  expect(email()).toHaveValue('ada@uni.example');
});

test('an invalid address is not sent', async () => {
  const { user } = await open();
  await user.type(email(), 'ada{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a full email address');
  await waitFor(() => expect(email()).toHaveFocus());
});

test('submitting twice sends once', async () => {
  let calls = 0;
  server.use(
    onCall('forgotPassword', () => {
      calls += 1;
      return delay('infinite');
    }),
  );
  const { user } = await open({ email: 'ada@uni.example' });
  await user.dblClick(send());
  await waitFor(() => expect(calls).toBe(1));
  expect(email()).toBeDisabled();
  await user.click(send());
  expect(calls).toBe(1);
});

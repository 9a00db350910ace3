import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { REDIRECT_DELAY_MS } from '#contract/limits';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { ResetPasswordPage } from './ResetPasswordPage';

const respond = (status: number, body: object) =>
  onCall('resetPassword', () => HttpResponse.json(body, { status }));
const respondToCode = (status: number) =>
  onCall('forgotPassword', () => HttpResponse.json({}, { status }));
const server = startApiServer(respond(200, { detail: 'Done' }), respondToCode(200));

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);

const open = () =>
  renderAt('/reset-password', <ResetPasswordPage />, {
    state: { email: 'ada@uni.example' },
  });
const field = (label: string) => screen.getByLabelText(label);

interface Typed {
  otp?: string;
  password?: string;
  confirm?: string;
}

async function reset(user: UserEvent, typed: Typed = {}) {
  const { otp = '482913', password = 'paper-ochre-41', confirm = password } = typed;
  await user.type(field('OTP'), otp);
  await user.type(field('New password'), password);
  await user.type(field('Confirm password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('a new password is set, and two seconds later the login opens', async () => {
  let sent: unknown;
  server.use(
    onCall('resetPassword', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ detail: 'Done' });
    }),
  );
  const { user, place, ports } = await open();
  expect(field('Email')).toHaveValue('ada@uni.example');
  await reset(user);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Password reset successfully! Redirecting to login...',
  );
  expect(sent).toEqual({
    email: 'ada@uni.example',
    otp: '482913',
    new_password: 'paper-ochre-41',
  });
  expect(place().path).toBe('/reset-password');
  act(() => ports.timers.advance(REDIRECT_DELAY_MS));
  await screen.findByText('Another page');
  expect(place()).toEqual({ path: '/login', state: { email: 'ada@uni.example' } });
});

test('leaving the page in these two seconds cancels the redirect', async () => {
  const { user, place, ports, view } = await open();
  await reset(user);
  await screen.findByText('Password reset successfully! Redirecting to login...');
  view.unmount();
  ports.timers.advance(REDIRECT_DELAY_MS * 2);
  expect(place().path).toBe('/reset-password');
});

test.each([
  ['OTP', { otp: '12345' }, 'Please enter a valid 6-character OTP'],
  [
    'New password',
    { password: '1234567', confirm: '1234567' },
    'Password must be at least 8 characters',
  ],
  ['Confirm password', { confirm: 'another-one' }, 'Passwords do not match'],
])('a wrong %s is shown at the field', async (label, typed, text) => {
  const { user } = await open();
  await reset(user, typed);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(field(label)).toBeInvalid();
});

test.each([
  ['the detail', 500, { detail: 'Not today' }, 'Not today'],
  ['a text of its own', 500, {}, 'Password reset failed'],
  [
    'that it was too often',
    429,
    { detail: 'x' },
    'Too many requests. Please wait a minute and try again.',
  ],
])('a failure shows %s and keeps the typed text', async (_name, status, body, text) => {
  server.use(respond(status, body));
  const { user } = await open();
  await reset(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('New password')).toHaveValue('paper-ochre-41');
});

test.each([
  ['OTP', { detail: 'Invalid or expired code' }, 'Invalid or expired code'],
  ['New password', { detail: 'Weak', errors: { new_password: 'Too easy' } }, 'Too easy'],
])('a server error about the %s is shown at the field', async (label, body, text) => {
  server.use(respond(400, body));
  const { user } = await open();
  await reset(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(field(label)).toHaveFocus());
});

test.each([
  [200, 'New OTP sent to your email'],
  [500, 'Failed to resend OTP'],
  [429, 'Too many requests. Please wait a minute and try again.'],
])('a new code with the response %i shows its text', async (status, text) => {
  server.use(respondToCode(status));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { VerifyEmailPage } from './VerifyEmailPage';

const respondToVerify = (status: number, body: object) =>
  onCall('verifyOtp', () => HttpResponse.json(body, { status }));
const respondToResend = (status: number, body: object, headers: Record<string, string> = {}) =>
  onCall('resendOtp', () => HttpResponse.json(body, { status, headers }));
const server = startApiServer(respondToVerify(200, { detail: 'Done' }), respondToResend(200, {}));

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);

const state = { email: 'ada@uni.example' };
const email = () => screen.getByRole('textbox', { name: 'Email' });
const code = () => screen.getByRole('textbox', { name: 'Code' });
const verify = () => screen.getByRole('button', { name: 'Verify OTP' });
const resend = () => screen.getByRole('button', { name: /^Resend OTP/ });
const tooMany = 'Too many requests. Please wait a minute and try again.';

describe('the verification', () => {
  test('sends the code and leads to the login with the address', async () => {
    let sent: unknown;
    server.use(
      onCall('verifyOtp', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ detail: 'Done' });
      }),
    );
    const { user, place, store } = await renderAt('/verify-email', <VerifyEmailPage />, { state });
    await user.click(code());
    await user.paste('  482 913 ');
    await screen.findByText('Another page');
    expect(sent).toEqual({ email: 'ada@uni.example', otp: '482913' });
    expect(place()).toEqual({
      path: '/login',
      state: { email: 'ada@uni.example', emailVerified: true },
    });
    expect(selectToasts(store.getState())).toMatchObject([
      { kind: 'success', text: 'Email verified successfully!' },
    ]);
  });

  test.each(['০৪২৯১৭', '٠٤٢٩١٧', '０４２９１７', '042-917', 'Your code is 042917', '\u200B042917'])(
    'understands the pasted %j',
    async (pasted) => {
      const sent: unknown[] = [];
      server.use(
        onCall('verifyOtp', async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json({ detail: 'Done' });
        }),
      );
      const { user } = await renderAt('/verify-email', <VerifyEmailPage />, { state });
      await user.click(code());
      await user.paste(pasted);
      await screen.findByText('Another page');
      expect(sent).toEqual([{ email: 'ada@uni.example', otp: '042917' }]);
    },
  );

  test.each(['Your code is', 'Yourco', '12:30 04291', '0429171', '042917 or 042918'])(
    'never sends the pasted %j',
    async (pasted) => {
      const calls = jest.fn(() => HttpResponse.json({ detail: 'Done' }));
      server.use(onCall('verifyOtp', calls));
      const { user } = await renderAt('/verify-email', <VerifyEmailPage />, { state });
      await user.click(code());
      await user.paste(pasted);
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent('valid 6-character OTP');
      expect(calls).not.toHaveBeenCalled();
    },
  );

  test('sends the username of the signup with the code and the resend, while the address is the same', async () => {
    const sent: unknown[] = [];
    const keep = async ({ request }: { request: Request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ detail: 'Invalid or expired code' }, { status: 400 });
    };
    server.use(onCall('verifyOtp', keep), onCall('resendOtp', keep));
    const from = { ...state, username: 'ada', signedUp: true };
    const { user } = await renderAt('/verify-email', <VerifyEmailPage />, { state: from });
    await user.keyboard('482913');
    await waitFor(() => expect(sent).toHaveLength(1));
    await screen.findByRole('alert');
    await user.click(resend());
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.clear(email());
    await user.type(email(), 'grace@uni.example');
    await user.click(resend());
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      { email: 'ada@uni.example', otp: '482913', username: 'ada' },
      { email: 'ada@uni.example', otp: '', username: 'ada' },
      { email: 'grace@uni.example', otp: '' },
    ]);
  });

  test.each([
    ['the detail', 404, { detail: 'Unknown' }, 'Unknown'],
    ['a text of its own', 500, {}, 'Verification failed'],
    ['that it was too often', 429, { detail: 'x' }, tooMany],
  ])('that fails shows %s', async (_name, status, body, text) => {
    server.use(respondToVerify(status, body));
    const { user } = await renderAt('/verify-email', <VerifyEmailPage />, { state });
    await user.type(code(), '482913');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(verify());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(code()).toHaveValue('482913');
  });

  test('shows a wrong code at its field', async () => {
    server.use(respondToVerify(400, { detail: 'Invalid or expired code' }));
    const { user } = await renderAt('/verify-email', <VerifyEmailPage />, { state });
    expect(code()).toHaveFocus();
    await user.keyboard('482913');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired code');
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toBeInvalid();
  });

  test('accepts exactly six characters', async () => {
    const { user } = await renderAt('/verify-email', <VerifyEmailPage />);
    await user.type(email(), 'ada@uni.example');
    await user.type(code(), '1234567');
    expect(code()).toHaveValue('123456');
    await user.type(code(), '{Backspace}{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter a valid 6-character OTP',
    );
  });

  test('asks for the address if it is missing', async () => {
    const { user } = await renderAt('/verify-email', <VerifyEmailPage />);
    await user.type(code(), '482913{Enter}');
    expect(await screen.findByText('Enter your email address.')).toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  test('says why a login led here', async () => {
    const from = { ...state, unverified: true };
    await renderAt('/verify-email', <VerifyEmailPage />, { state: from });
    expect(screen.getByRole('alert')).toHaveTextContent('Please verify your email.');
    expect(email()).toHaveValue('ada@uni.example');
  });

  test('says that the signup succeeded', async () => {
    await renderAt('/verify-email', <VerifyEmailPage />, { state: { ...state, signedUp: true } });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Signup successful! Please check your email for verification.',
    );
    expect(email()).toHaveValue('ada@uni.example');
  });

  test('lets phones suggest the code', async () => {
    await renderAt('/verify-email', <VerifyEmailPage />);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('a new code', () => {
  // The fake clock follows the real one, and jumps when a test says so.
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());
  const open = (from: unknown = state) =>
    renderAt('/verify-email', <VerifyEmailPage />, {
      state: from,
    });

  test('is sent, and can be requested again after a minute', async () => {
    let calls = 0;
    server.use(
      onCall('resendOtp', async ({ request }) => {
        calls += 1;
        expect(await request.json()).toEqual({ email: 'ada@uni.example', otp: '' });
        return HttpResponse.json({});
      }),
    );
    const { user } = await open();
    await user.click(resend());
    expect(await screen.findByText('New OTP sent to your email')).toBeInTheDocument();
    expect(resend()).toHaveAttribute('aria-disabled', 'true');
    await user.click(resend());
    act(() => jest.advanceTimersByTime(30_000));
    expect(resend()).toHaveAccessibleName(/^Resend OTP · 0:(30|29)$/);
    act(() => jest.advanceTimersByTime(30_000));
    expect(resend()).toHaveAccessibleName('Resend OTP');
    expect(calls).toBe(1);
    await user.click(resend());
    await waitFor(() => expect(calls).toBe(2));
  });

  test('that can’t reach the address says why', async () => {
    const detail = 'This address can’t receive our emails.';
    server.use(onCall('resendOtp', () => HttpResponse.json({ detail }, { status: 400 })));
    const { user } = await open();
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  test.each([
    ['a minute', {}, /1:00|0:59/],
    ['as long as the server says', { 'Retry-After': '42' }, /0:4[12]/],
  ])('refused by the rate limit can be requested again after %s', async (_name, headers, left) => {
    server.use(respondToResend(429, { detail: 'x' }, headers));
    const { user } = await open();
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent(tooMany);
    expect(resend()).toHaveAccessibleName(left);
  });

  test('that could not be sent can be requested again at once', async () => {
    server.use(respondToResend(500, { detail: 'Broken' }));
    const { user } = await open();
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to resend OTP');
    expect(resend()).toHaveAccessibleName('Resend OTP');
  });

  test('needs an address', async () => {
    const { user } = await open(null);
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your email address.');
    await waitFor(() => expect(email()).toHaveFocus());
    await user.type(email(), 'a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

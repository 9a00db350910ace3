import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { sessionExpired } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, TOKEN } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToLogin, respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { LoginPage } from './LoginPage';

const OTHER_TOKEN = TOKEN.replace('A', 'B');
const server = startApiServer(
  respondToMe(200, ada),
  respondToLogin(200, { access_token: TOKEN, token_type: 'bearer' }),
  onCall('logout', () => new HttpResponse(null, { status: 204 })),
);

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);

const name = () => screen.getByRole('textbox', { name: 'Username or Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function logInAs(user: UserEvent, username = 'ada') {
  await user.type(name(), username);
  await user.type(password(), 'correct horse');
  await user.click(submit());
}

describe('the login form', () => {
  test('sends the typed credentials, stays logged in by default, and leads to the feed', async () => {
    let form = '';
    server.use(
      onCall('login', async ({ request }) => {
        form = await request.text();
        return HttpResponse.json({ access_token: TOKEN });
      }),
    );
    const { user, place } = await renderAt('/login', <LoginPage />);
    await logInAs(user, ' ada ');
    await screen.findByText('Another page');
    expect(place().path).toBe('/dashboard/posts');
    expect(form).toBe('username=ada&password=correct+horse&remember=true');
  });

  test('ends the session with the browser if the user does not stay logged in', async () => {
    const { user, session } = await renderAt('/login', <LoginPage />);
    await user.click(screen.getByRole('checkbox', { name: 'Keep me logged in' }));
    await logInAs(user);
    await screen.findByText('Another page');
    expect(session().remember).toBe(false);
  });

  test.each([
    ['/dashboard/research?tab=upload', '/dashboard/research?tab=upload'],
    ['//evil.example', '/dashboard/posts'],
    ['/\\evil.example', '/dashboard/posts'],
    ['/\t/evil.example', '/dashboard/posts'],
    ['https://evil.example', '/dashboard/posts'],
  ])(
    'leads to the wanted page %j only if it belongs to this application',
    async (wantedPath, path) => {
      const { user, place } = await renderAt('/login', <LoginPage />, { state: { wantedPath } });
      await logInAs(user);
      await screen.findByText('Another page');
      expect(place().path).toBe(path);
    },
  );

  test('leads to the completion of an incomplete profile before anything else', async () => {
    server.use(respondToMe(200, { ...ada, profile_completed: false }));
    const state = { wantedPath: '/dashboard/research' };
    const { user, place } = await renderAt('/login', <LoginPage />, { state });
    await logInAs(user);
    await screen.findByText('Another page');
    expect(place().path).toBe('/complete-profile');
  });

  test('shows missing fields and focuses the first, without a request', async () => {
    const { user } = await renderAt('/login', <LoginPage />);
    await user.type(password(), 'x');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your username or email.');
    await waitFor(() => expect(name()).toHaveFocus());
    await user.type(name(), 'a');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('is disabled and says so while it is being sent', async () => {
    server.use(onCall('login', () => delay('infinite')));
    const { user } = await renderAt('/login', <LoginPage />);
    await logInAs(user);
    const button = await screen.findByRole('button', { name: 'Logging in...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(name()).toBeDisabled();
    expect(password()).toBeDisabled();
  });

  test('shows a wrong password at its field and keeps the typed text', async () => {
    server.use(respondToLogin(401, { detail: 'Invalid username or password' }));
    const { user } = await renderAt('/login', <LoginPage />);
    await logInAs(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(password()).toHaveValue('correct horse');
    expect(name()).toHaveValue('ada');
    await waitFor(() => expect(password()).toHaveFocus());
  });

  test.each([
    [
      'the detail of the response',
      respondToLogin(429, { detail: 'Wait a little' }),
      'Wait a little',
    ],
    ['that it failed where no token came', respondToLogin(200, {}), 'Login failed'],
    ['that it failed where the user is not told', respondToMe(500, {}), 'Login failed'],
    [
      'which fields the user lacks',
      respondToMe(200, { id: 7 }),
      'User data is missing required fields (id, email, username)',
    ],
  ])('shows %s above the fields', async (_name, handler, text) => {
    server.use(handler);
    const { user } = await renderAt('/login', <LoginPage />);
    await logInAs(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(password()).not.toBeInvalid();
  });

  test('leads an unverified address to its verification', async () => {
    server.use(respondToMe(403, { detail: 'Please verify your email', email: 'ada@uni.example' }));
    const { user, place, ports } = await renderAt('/login', <LoginPage />);
    await logInAs(user);
    await screen.findByText('Another page');
    expect(place()).toEqual({
      path: '/verify-email',
      state: { email: 'ada@uni.example', unverified: true, username: 'ada' },
    });
    ports.hidePage();
    expect(ports.localStore.texts.has('token')).toBe(false);
  });
});

describe('the login page', () => {
  test('offers a new code to a user who returns with an unverified address', async () => {
    server.use(respondToMe(403, { detail: 'Please verify your email', email: 'ada@uni.example' }));
    const ports = createFakePorts(adaStored);
    const { user, place } = await renderAt('/login', <LoginPage />, { ports });
    expect(screen.getByRole('alert')).toHaveTextContent('Please verify your email.');
    await user.clear(name());
    await user.type(name(), 'ada');
    await user.click(screen.getByRole('link', { name: 'Resend OTP' }));
    expect(place()).toEqual({
      path: '/verify-email',
      state: { email: 'ada@uni.example', username: 'ada' },
    });
  });

  test('says that the session expired until the next attempt', async () => {
    const { store, user } = await renderAt('/login', <LoginPage />);
    act(() => {
      store.dispatch(sessionExpired({ path: '/dashboard/posts', reason: 'expired' }));
    });
    const text = 'Session expired! Please log in again.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    server.use(respondToLogin(401, {}));
    await logInAs(user);
    expect(await screen.findByText('Invalid username or password')).toBeInTheDocument();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('welcomes a user who comes from the verification, with the address filled in', async () => {
    const state = { emailVerified: true, email: 'ada@uni.example' };
    await renderAt('/login', <LoginPage />, { state });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Email verified! Please log in to continue.',
    );
    expect(name()).toHaveValue('ada@uni.example');
  });

  test.each([
    ['ada@uni.example', { email: 'ada@uni.example' }],
    ['ada', null],
  ])('passes %s to the forgotten password as %j', async (typed, state) => {
    const { user, place } = await renderAt('/login', <LoginPage />);
    await user.type(name(), typed);
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(place()).toEqual({ path: '/forgot-password', state });
  });

  test('links to the signup and to Google', async () => {
    await renderAt('/login', <LoginPage />);
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      'http://localhost/api/auth/google/login',
    );
  });

  test('redirects a signed-in user at once', async () => {
    const ports = createFakePorts(adaStored);
    const { place } = await renderAt('/login', <LoginPage />, { ports });
    expect(place().path).toBe('/dashboard/posts');
  });
});

describe('an address with a login token', () => {
  test('loses the token before the token is used, and leads to the feed', async () => {
    const seen: string[] = [];
    server.use(
      onCall('me', () => {
        seen.push(window.location.href);
        return HttpResponse.json(ada);
      }),
    );
    const { place, session } = await renderAt(`/login?token=${TOKEN}`, <LoginPage />);
    await screen.findByText('Another page');
    expect(place().path).toBe('/dashboard/posts');
    expect(session().token).toBe(TOKEN);
    expect(seen).toEqual(['http://localhost/login']);
  });

  test('says that Google failed for a malformed token', async () => {
    const { place } = await renderAt('/login?token=short', <LoginPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Google login failed');
    expect(place().path).toBe('/login');
  });

  test('says that Google failed if the address says so', async () => {
    await renderAt('/login?error=google', <LoginPage />);
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed');
  });

  test('says that the address is outside the domains for sign-up if the address says so', async () => {
    await renderAt('/login?error=google_outside', <LoginPage />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Google login failed: only addresses/);
  });

  test.each([true, false])(
    'asks before it replaces a live session, already checked or not (%s)',
    async (isSettled) => {
      const ports = createFakePorts(adaStored);
      const page = <LoginPage />;
      const { place, session, user } = await renderAt(`/login?token=${OTHER_TOKEN}`, page, {
        ports,
        isSettled,
      });
      expect(await screen.findByRole('heading', { name: 'Switch accounts?' })).toBeInTheDocument();
      expect(place().path).toBe('/login');
      await user.click(screen.getByRole('button', { name: 'Stay logged in as ada' }));
      await screen.findByText('Another page');
      expect(session().token).toBe(TOKEN);
    },
  );

  test('replaces a live session after confirmation', async () => {
    const ports = createFakePorts(adaStored);
    const page = <LoginPage />;
    const { session, user } = await renderAt(`/login?token=${OTHER_TOKEN}`, page, { ports });
    await user.click(await screen.findByRole('button', { name: 'Switch account' }));
    await screen.findByText('Another page');
    expect(session().token).toBe(OTHER_TOKEN);
  });
});

import { screen } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { renderAt } from '#shared/testing/renderAt';
import { GoogleLogin } from './GoogleLogin';
import { LoginPage } from './LoginPage';

startApiServer();
const link = () => screen.getByRole('link', { name: 'Continue with Google' });
const address = 'http://localhost/api/auth/google/login';

test('links to the sign-in without an account while none is known', async () => {
  await renderAt('/login', <GoogleLogin />);
  expect(link()).toHaveAttribute('href', address);
  expect(link()).not.toHaveAccessibleDescription();
});

test.each(['ada', 'ada@', 'ada@uni', 'ada lovelace@uni.example'])(
  'passes no account for "%s", which is not a complete address',
  async (hint) => {
    await renderAt('/login', <GoogleLogin hint={hint} />);
    expect(link()).toHaveAttribute('href', address);
    expect(link()).not.toHaveAccessibleDescription();
  },
);

test('passes the account of the address typed at the login, and says which', async () => {
  const { user } = await renderAt('/login', <LoginPage />);
  await user.type(screen.getByRole('textbox', { name: 'Username or Email' }), 'ada+x@uni.example');
  expect(link()).toHaveAttribute('href', `${address}?login_hint=ada%2Bx%40uni.example`);
  expect(link()).toHaveAccessibleDescription('You’ll sign in to Google as ada+x@uni.example');
});

test('is hidden if the server has no sign-in with Google', async () => {
  const ports = createFakePorts();
  ports.config.hasGoogle = false;
  await renderAt('/login', <LoginPage />, { ports });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
});

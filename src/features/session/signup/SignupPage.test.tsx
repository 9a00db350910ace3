import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { loadAuthSchemas } from '../form/loadAuthSchemas';
import { SignupPage } from './SignupPage';

const respond = (status: number, body: object) =>
  onCall('signup', () => HttpResponse.json(body, { status }));
const created = { detail: 'Done', username: 'yasmin_k', email: 'yasmin.k@du.example' };
const server = startApiServer(respond(201, created));

// Loaded before the first test, so that no form response waits for the disk.
beforeAll(loadAuthSchemas);

const field = (label: string) => screen.getByLabelText(label);

async function signUp(user: UserEvent, password = 'paper-ochre-41') {
  await user.type(field('Username'), 'yasmin_k');
  await user.type(field('Institutional email'), 'Yasmin.K@du.example');
  await user.type(field('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

test('a signup leads to the verification of the address the server accepted', async () => {
  let sent: unknown;
  server.use(
    onCall('signup', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(created, { status: 201 });
    }),
  );
  const { user, place } = await renderAt('/signup', <SignupPage />);
  await signUp(user);
  await screen.findByText('Another page');
  expect(sent).toEqual({
    username: 'yasmin_k',
    email: 'Yasmin.K@du.example',
    password: 'paper-ochre-41',
  });
  expect(place()).toEqual({
    path: '/verify-email',
    state: { email: 'yasmin.k@du.example', username: 'yasmin_k', signedUp: true },
  });
});

test('going back shows the form with its values, except for the password', async () => {
  const { user } = await renderAt('/signup', <SignupPage />);
  await signUp(user);
  await screen.findByText('Another page');
  window.history.back();
  expect(await screen.findByLabelText('Username')).toHaveValue('yasmin_k');
  expect(field('Institutional email')).toHaveValue('Yasmin.K@du.example');
  expect(field('Password')).toHaveValue('');
});

test('a pending signup says so and cannot be changed', async () => {
  server.use(onCall('signup', () => delay('infinite')));
  const { user } = await renderAt('/signup', <SignupPage />);
  await signUp(user);
  expect(await screen.findByRole('button', { name: 'Signing up...' })).toBeInTheDocument();
  expect(field('Username')).toBeDisabled();
});

test('a field the server rejects shows its error once, and is focused', async () => {
  const detail = 'This username is already taken. Please choose another one.';
  server.use(respond(409, { detail, errors: { username: detail } }));
  const { user } = await renderAt('/signup', <SignupPage />);
  await signUp(user);
  expect(await screen.findAllByText(detail)).toHaveLength(1);
  expect(field('Username')).toBeInvalid();
  await waitFor(() => expect(field('Username')).toHaveFocus());
  expect(field('Password')).toHaveValue('paper-ochre-41');
});

test.each([
  ['the detail', { detail: 'Come back later' }, 'Come back later'],
  ['a text of its own', {}, 'Signup failed. Please check your details and try again.'],
])('a failure shows %s', async (_name, body, text) => {
  server.use(respond(500, body));
  const { user } = await renderAt('/signup', <SignupPage />);
  await signUp(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Institutional email')).toHaveValue('Yasmin.K@du.example');
});

test('all missing fields are shown, and the first is focused', async () => {
  const { user } = await renderAt('/signup', <SignupPage />);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  await waitFor(() => expect(field('Username')).toHaveFocus());
});

test.each([
  [
    'Username',
    'a b',
    'Use 3 to 30 letters from A to Z, digits from 0 to 9, dots, underscores or hyphens.',
  ],
  [
    'Username',
    'নুসরাত',
    'Use 3 to 30 letters from A to Z, digits from 0 to 9, dots, underscores or hyphens.',
  ],
  ['Institutional email', 'ada', 'Enter a full email address, such as name@university.edu.'],
  ['Password', '1234567', 'Password must be at least 8 characters'],
  ['Password', '😀😀😀😀', 'Password must be at least 8 characters'],
])('the %s %j is rejected', async (label, text, message) => {
  const { user } = await renderAt('/signup', <SignupPage />);
  await user.type(field(label), text);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(field(label)).toBeInvalid());
  expect(field(label)).toHaveAccessibleDescription(message);
});

test('the password can be shown and its length is shown while typing', async () => {
  const { user } = await renderAt('/signup', <SignupPage />);
  await user.type(field('Password'), '1234567');
  expect(screen.getByText('7 characters. 1 more to go.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

test('password managers and phones recognise each field', async () => {
  await renderAt('/signup', <SignupPage />);
  expect(field('Username')).toHaveAttribute('autocomplete', 'username');
  expect(field('Institutional email')).toHaveAttribute('type', 'email');
  expect(field('Institutional email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
});

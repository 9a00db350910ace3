import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Me, SuggestedUser } from '#contract/entities/person';
import { WritePost } from '#features/feed/composer/WritePost';
import { fakeScreen } from '#features/feed/testing/openFeedPage';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored, makeSuggestedUser } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { useIsWelcomed } from './useIsWelcomed';
import { WelcomeCard } from './WelcomeCard';

let me: Me;
let suggestions: SuggestedUser[];
const steps = (people: number, has_posted: boolean) =>
  (me.first_steps = { people, has_posted, has_picture: Boolean(me.profile_picture) });

startApiServer(
  onCall('me', () => HttpResponse.json(me)),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listSuggestions', () => HttpResponse.json(suggestions)),
  onCall('connect', () => {
    steps(me.first_steps.people + 1, me.first_steps.has_posted);
    return HttpResponse.json({ status: 'pending', request_id: 5 }, { status: 201 });
  }),
);
beforeEach(() => {
  fakeScreen();
  me = { ...ada, department: 'Physics', university_name: 'BUET', fields_of_interest: 'Optics' };
  steps(0, false);
  suggestions = [1, 2, 3, 4].map(makeSuggestedUser);
});

function Page() {
  return (
    <>
      <h1 tabIndex={-1}>Home</h1>
      {useIsWelcomed() ? <WelcomeCard /> : null}
      <WritePost />
    </>
  );
}
const open = (stored: Readonly<Record<string, string>> = {}) =>
  renderAt('/dashboard/posts', <Page />, { ports: createFakePorts({ ...adaStored, ...stored }) });
async function openCard() {
  const view = await open();
  await screen.findByRole('region', { name: 'Welcome to Quad, ada.' });
  return view;
}
const card = () => screen.queryByRole('region', { name: 'Welcome to Quad, ada.' });
const welcome = () => within(screen.getByRole('region', { name: 'Welcome to Quad, ada.' }));
const field = () => screen.getByRole('textbox', { name: 'Write a post' });

test('three people can be invited to connect, and the step is ticked as the server counts them', async () => {
  steps(1, false);
  const { user } = await openCard();
  expect(await welcome().findAllByRole('button', { name: /^Pair with person/ })).toHaveLength(3);
  expect(welcome().getByText('1 of 3')).toBeVisible();
  await user.click(welcome().getByRole('button', { name: 'Pair with person1' }));
  expect(await welcome().findByText('2 of 3')).toBeVisible();
  await user.click(welcome().getByRole('button', { name: 'Pair with person2' }));
  expect(await welcome().findByText('Pair with 3 people in your field')).toHaveTextContent(
    '(done)',
  );
  expect(welcome().queryByRole('button', { name: /person/ })).toBeNull();
  expect(welcome().getByText('Say hello')).not.toHaveTextContent('(done)');
});

test('saying hello starts a post based on the profile', async () => {
  const { user } = await openCard();
  await user.click(welcome().getByRole('button', { name: 'Start a draft' }));
  expect(field()).toHaveValue('Hi, I’m in Physics at BUET and work on Optics.');
  expect(field()).toHaveFocus();
});

test('saying hello keeps existing text, stored or just typed', async () => {
  const { user } = await openCard();
  await user.type(field(), 'A thought');
  await user.click(welcome().getByRole('button', { name: 'Start a draft' }));
  expect(field()).toHaveValue('A thought');
  expect(field()).toHaveFocus();
});

test('without suggestions, a colleague can be invited', async () => {
  suggestions = [];
  await openCard();
  expect(await welcome().findByText('No more people to connect with')).toBeVisible();
  expect(welcome().getByRole('button', { name: 'Invite a colleague' })).toBeVisible();
});

test('the picture is added on the user’s own profile', async () => {
  await openCard();
  expect(welcome().getByRole('link', { name: 'Open your profile' })).toHaveAttribute(
    'href',
    '/dashboard/ada/about',
  );
});

test('a generated picture leaves the step open, and a chosen one ticks it', async () => {
  me.profile_picture = '/api/files/initial.webp';
  me.first_steps = { people: 0, has_posted: false, has_picture: false };
  const { view } = await openCard();
  expect(welcome().getByText('Add a picture')).not.toHaveTextContent('(done)');
  view.unmount();
  me.first_steps = { people: 0, has_posted: false, has_picture: true };
  await openCard();
  expect(welcome().getByText('Add a picture')).toHaveTextContent('(done)');
});

test('once dismissed, the card stays hidden after a reload', async () => {
  const { user, ports, view } = await openCard();
  await user.click(welcome().getByRole('button', { name: 'Dismiss the welcome' }));
  expect(card()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  await waitFor(() => expect(ports.localStore.get('quad_welcome')).toBe('off'));
  view.unmount();
  await open({ quad_welcome: 'off' });
  expect(card()).toBeNull();
});

test('the last completed step is shown, and the next visit has no card', async () => {
  me.profile_picture = '/api/files/me.webp';
  steps(2, true);
  const { user, view } = await openCard();
  await user.click(await welcome().findByRole('button', { name: 'Pair with person1' }));
  expect(await screen.findByText('You’re all set.')).toBeVisible();
  view.unmount();
  await open();
  expect(card()).toBeNull();
});

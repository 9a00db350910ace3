import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { noDetails } from '#contract/names/deletedUser';
import type { Profile } from '#contract/entities/person';
import { frameReceived } from '#realtime/frameActions';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ProfileCard } from './ProfileCard';
import { ProfileOf } from './ProfileOf';

const grace: Profile = {
  ...noDetails,
  id: 12,
  username: 'grace',
  email: 'grace@uni.example',
  position_since: null,
  bio: '',
  orcid: null,
  homepage: null,
  institution: null,
  mentoring: { topics: [], places: 0, places_left: 0 },
  university_name: 'University of Dhaka',
  department: 'Physics',
  fields_of_interest: 'Data Science, AI Ethics',
  connection: { status: 'connected', connection_id: 5 },
  mutual_count: 0,
};

/** Renders the card with text in its slots. */
const showCard = (profile: Profile) => (
  <ProfileCard
    profile={profile}
    actions={
      <p>
        {profile.username} is {profile.connection.status}
      </p>
    }
  />
);

const respondWithProfile = (profile: Profile) => [
  onCall(['userByName', { username: profile.username }], () => HttpResponse.json(profile.id)),
  onCall(['profile', { id: profile.id }], () => HttpResponse.json(profile)),
];
const gracesProfile = ['profile', { id: grace.id }] as const;

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  ...respondWithProfile(grace),
);

async function open(
  username: string,
  stored: Record<string, string> = adaStored,
  change: (ports: FakePorts) => unknown = () => undefined,
) {
  const session = await startSession(createFakePorts(stored));
  await session.settled();
  change(session.ports);
  render(
    <Provider store={session.store}>
      <MemoryRouter>
        <ProfileOf username={username}>{showCard}</ProfileOf>
      </MemoryRouter>
    </Provider>,
  );
  await act(async () => Promise.resolve());
  return { store: session.store, user: userEvent.setup({ delay: null }) };
}

test('the card of a person shows their facts, and the contents of its slots', async () => {
  await open('grace');
  expect(await screen.findByRole('heading', { name: 'grace', level: 1 })).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Profile' }));
  expect(card.getByText('University of Dhaka')).toBeVisible();
  expect(card.getByText('Physics')).toBeVisible();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Data Science',
    'AI Ethics',
  ]);
  expect(card.getByRole('link', { name: 'grace@uni.example' })).toHaveAttribute(
    'href',
    'mailto:grace@uni.example',
  );
  expect(card.getByText('grace is connected')).toBeVisible();
  expect(document.title).toBe('grace · Quad');
});

test('an open page is reloaded when its person ends the connection, and disappears when they block the reader', async () => {
  const { store } = await open('grace');
  expect(await screen.findByText('grace is connected')).toBeVisible();
  const change = () =>
    act(
      () =>
        void store.dispatch(
          frameReceived.connections_changed({ type: 'connections_changed', user_id: 12 }, 0),
        ),
    );
  server.use(...respondWithProfile({ ...grace, connection: { status: 'none' } }));
  change();
  expect(await screen.findByText('grace is none')).toBeVisible();
  server.use(refuseCall(gracesProfile, 404, 'This person does not exist.'));
  change();
  expect(await screen.findByRole('heading', { name: 'We couldn’t find grace' })).toBeVisible();
});

test('a hidden address and missing facts leave no gap', async () => {
  server.use(
    ...respondWithProfile({
      ...grace,
      email: '',
      university_name: null,
      department: null,
      fields_of_interest: '',
    }),
  );
  await open('grace');
  const card = within(await screen.findByRole('region', { name: 'Profile' }));
  expect(card.queryByRole('link')).toBeNull();
  expect(card.queryByRole('list')).toBeNull();
});

test('an unknown name shows a not-found page with links', async () => {
  server.use(
    refuseCall(['userByName', { username: 'nobody' }], 404, 'This person does not exist.'),
  );
  await open('nobody');
  expect(await screen.findByRole('heading', { name: 'We couldn’t find nobody' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute(
    'href',
    '/dashboard/suggested-users',
  );
  expect(screen.getByRole('link', { name: 'Back to the feed' })).toHaveAttribute(
    'href',
    '/dashboard/posts',
  );
});

test('a person hidden from the reader is shown as unknown', async () => {
  server.use(refuseCall(gracesProfile, 404, 'This person does not exist.'));
  await open('grace');
  expect(await screen.findByRole('heading', { name: 'We couldn’t find grace' })).toBeVisible();
});

test.each([
  ['name', 'userByName', '', 'Failed to load data'],
  ['name', 'userByName', 'We are resting.', 'We are resting.'],
  ['profile', 'profile', '', 'Failed to load profile.'],
  ['profile', 'profile', 'We are resting.', 'We are resting.'],
] as const)(
  'a %s that failed to load shows the reason, and can be retried',
  async (_, call, detail, text) => {
    server.use(refuseCall(call, 503, detail));
    const { user } = await open('grace');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('grace is connected')).toBeVisible();
  },
);

describe('without a token the page says so and sends no request', () => {
  const countCalls = () => {
    const calls: string[] = [];
    server.use(
      onCall('userByName', ({ request }) => void calls.push(request.url)),
      onCall('profile', ({ request }) => void calls.push(request.url)),
    );
    return calls;
  };

  test('without a signed-in user', async () => {
    const calls = countCalls();
    await open('grace', {});
    expect(screen.getByRole('alert')).toHaveTextContent('No token found. Please log in.');
    expect(calls).toEqual([]);
  });

  test('with the stored token removed while the application was open', async () => {
    const calls = countCalls();
    await open('grace', adaStored, (ports) => ports.localStore.texts.delete('token'));
    expect(screen.getByRole('alert')).toHaveTextContent('No token found. Please log in.');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(calls).toEqual([]);
  });
});

test('the card shows the topics and the places left of a mentor', async () => {
  const mentoring = { topics: ['AI Ethics'], places: 2, places_left: 1 };
  server.use(...respondWithProfile({ ...grace, mentoring }));
  await open('grace');
  expect(await screen.findByRole('heading', { name: 'Offers mentoring' })).toBeVisible();
  const topics = screen.getByRole('list', { name: 'Topics for mentoring' });
  expect(within(topics).getByRole('listitem')).toHaveTextContent('AI Ethics');
  expect(screen.getByText('1 place left')).toBeVisible();
});

test('the card of a person who offers no mentoring does not mention it', async () => {
  const mentoring = { topics: ['AI Ethics'], places: 0, places_left: 0 };
  server.use(...respondWithProfile({ ...grace, mentoring }));
  await open('grace');
  expect(await screen.findByRole('heading', { name: 'grace', level: 1 })).toBeVisible();
  expect(screen.queryByText('Offers mentoring')).toBeNull();
});

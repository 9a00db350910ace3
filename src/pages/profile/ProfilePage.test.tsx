import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { noDetails } from '#contract/names/deletedUser';
import type { Profile } from '#contract/entities/person';
import { frameReceived } from '#realtime/frameActions';
import { startApiServer } from '#shared/testing/apiServer';
import { fakePhone } from '#shared/testing/fakePhone';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { ProfilePage } from './ProfilePage';

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
const own: Profile = { ...grace, id: ada.id, username: 'ada', connection: { status: 'self' } };

/** Ids of the people whose lists were requested. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  fakePhone(false);
});

const respondWithProfile = ({ id, username, ...rest }: Profile) => [
  onCall(['userByName', { username }], () => HttpResponse.json(id)),
  onCall(['profile', { id }], () => HttpResponse.json({ id, username, ...rest })),
];
const server = startApiServer(
  respondToMe(200, ada),
  ...respondWithProfile(grace),
  ...respondWithProfile(own),
  onCall('listPosts', ({ request }) => {
    asked.push(`posts of ${new URL(request.url).searchParams.get('user_id')}`);
    return HttpResponse.json({ posts: [] });
  }),
  onCall('listPapersOfUser', ({ params }) => {
    asked.push(`papers of ${String(params.user_id)}`);
    return HttpResponse.json([]);
  }),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listSuggestions', () => HttpResponse.json([])),
  onCall('listConnectionsOfUser', () => HttpResponse.json([])),
  onCall('listBlocked', () => HttpResponse.json([])),
  onCall('listCollaborationRequests', () => HttpResponse.json([])),
);

async function open(username: string, rest = '') {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/dashboard/${username}/about${rest}`]}>
        <Routes>
          <Route path="/dashboard/:username/about/*" element={<ProfilePage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(async () => Promise.resolve());
  return { view, store, user: userEvent.setup({ delay: null }) };
}

/** The controls that only the owner of a profile sees on it. */
const ownTools = () => [
  screen.queryByRole('form', { name: 'Write a post' }),
  screen.queryByRole('heading', { name: 'Friends' }),
  screen.queryByRole('complementary', { name: 'Suggestions' }),
  screen.queryByRole('button', { name: 'Change your picture' }),
  screen.queryByRole('button', { name: 'Edit profile' }),
];

test("another person's page shows their details, the actions for the reader, and their posts", async () => {
  await open('grace');
  expect(await screen.findByRole('heading', { name: 'grace', level: 1 })).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Profile' }));
  expect(card.getByRole('button', { name: 'Message grace' })).toBeVisible();
  expect(document.title).toBe('grace · Quad');
  expect(screen.getByRole('feed', { name: 'Posts by grace' })).toBeInTheDocument();
  expect(await screen.findByText('No posts available')).toBeVisible();
  expect(asked).toEqual(['posts of 12']);
  for (const ownOnly of ownTools()) expect(ownOnly).toBeNull();
});

test("beside another person's page are the interests and connections that they share with the reader", async () => {
  server.use(...respondWithProfile({ ...grace, mutual_count: 3 }));
  server.use(respondToMe(200, { ...ada, fields_of_interest: 'AI Ethics, Law' }));
  await open('grace');
  const common = await screen.findByRole('complementary', { name: 'You have in common' });
  expect(within(common).getByText('AI Ethics')).toBeVisible();
  expect(within(common).getByText('3 mutual connections')).toBeVisible();
  expect(within(common).queryByText('Data Science')).not.toBeInTheDocument();
});

test('on a phone, what they share with the reader follows their details', async () => {
  server.use(...respondWithProfile({ ...grace, mutual_count: 3 }));
  fakePhone();
  await open('grace');
  const card = await screen.findByRole('region', { name: 'Profile' });
  const common = await screen.findByText('3 mutual connections');
  const posts = await screen.findByRole('tab', { name: 'Posts' });
  expect(card.compareDocumentPosition(common)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(common.compareDocumentPosition(posts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the available actions change when the reader removes the connection', async () => {
  const { store } = await open('grace');
  expect(await screen.findByRole('button', { name: 'Message grace' })).toBeVisible();
  server.use(...respondWithProfile({ ...grace, connection: { status: 'none' } }));
  act(
    () =>
      void store.dispatch(
        frameReceived.connections_changed({ type: 'connections_changed', user_id: 12 }, 0),
      ),
  );
  expect(await screen.findByRole('button', { name: 'Connect with grace' })).toBeVisible();
});

test('the address with a former username leads to the one with the present name', async () => {
  server.use(onCall(['userByName', { username: 'hopper' }], () => HttpResponse.json(12)));
  await open('hopper', '/research');
  expect(await screen.findByRole('heading', { name: 'grace', level: 1 })).toBeVisible();
  expect(document.title).toBe('grace · Quad');
  expect(await screen.findByRole('tab', { name: 'Research', selected: true })).toBeVisible();
});

test("the owner's page has the composer, friends, suggestions and edit controls", async () => {
  await open('ada');
  expect(await screen.findByRole('heading', { name: 'ada', level: 1 })).toBeVisible();
  for (const ownOnly of ownTools()) expect(ownOnly).toBeVisible();
  expect(screen.getByRole('feed', { name: 'Posts by ada' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Message|Connect|More)/ })).toBeNull();
});

test("the user's own page without posts explains what to do, and the button starts a post", async () => {
  const { user } = await open('ada');
  expect(await screen.findByText('No posts available')).toBeVisible();
  expect(screen.getByText('You haven’t posted yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write a post' }));
  expect(screen.getByRole('textbox', { name: 'Write a post' })).toHaveFocus();
});

test("the Research tab shows the person's shared papers, and an address can open it", async () => {
  const { user, view } = await open('grace');
  await user.click(await screen.findByRole('tab', { name: 'Research' }));
  expect(await screen.findByText('No papers found.')).toBeVisible();
  expect(asked).toContain('papers of 12');
  expect(screen.queryByRole('tablist', { name: 'Your research' })).toBeNull();
  view.unmount();
  await open('grace', '/research');
  expect(await screen.findByRole('tab', { name: 'Research', selected: true })).toBeVisible();
});

test.each([
  ['/research', 1],
  ['', 0],
])('on a phone, the address with “%s” scrolls to the tabs %i times', async (rest, times) => {
  const scrolled = jest.fn();
  jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled);
  fakePhone();
  await open('grace', rest);
  await screen.findByRole('tab', { name: 'Research' });
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test("the user's own Research tab has the owner's tools", async () => {
  await open('ada', '/research');
  expect(await screen.findByRole('tablist', { name: 'Your research' })).toBeVisible();
});

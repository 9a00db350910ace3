import { act, screen, waitFor, within } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { ada } from '#shared/testing/people';
import { respondToMe } from '#shared/testing/startSession';
import { feedHandlers, feedServer, makePost, makePosts } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';
import { openChosenView } from './openChosenView';

const server = startApiServer(...feedHandlers);
/** A lazy chunk takes a while to load on a slow machine. */
const PATIENCE = { timeout: 15_000 };
beforeEach(() => {
  fakeScreen();
  feedServer.reset(makePosts(25, 1));
  feedServer.scopes = { connections: [24, 14, 4], university: [25, 5], followed: [] };
});

const chip = (name: string) => screen.getByRole('radio', { name });
const shown = () => screen.getAllByRole('article').map((article) => Number(article.dataset.postId));
const post = (id: number) =>
  screen.getAllByRole('article').find((article) => article.dataset.postId === String(id));
const feed = (name: string) => screen.findByRole('feed', { name });

/** Every post is 300 pixels high, the first of the page at its top. */
function layOut(top = 100) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return { top, bottom: top + 300 } as DOMRect;
  });
}

test('the chips choose whose posts are shown, and each view is there at once when it returns', async () => {
  const { user } = await openFeedPage();
  const chips = within(screen.getByRole('radiogroup', { name: 'Whose posts' }));
  expect(chips.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    ...['Everyone', 'Connections', 'University', 'Followed'],
  ]);
  expect(chip('Everyone')).toBeChecked();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await user.click(chip('Connections'));
  expect(await feed('Posts: Connections')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual([24, 14, 4]));
  expect(screen.getAllByRole('feed')).toHaveLength(1);
  await user.click(chip('Everyone'));
  expect(shown()).toHaveLength(10);
  await user.click(chip('Connections'));
  expect(shown()).toEqual([24, 14, 4]);
});

test('each view has its own pill', async () => {
  const { user, store } = await openFeedPage();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await user.click(chip('University'));
  await waitFor(() => expect(shown()).toEqual([25, 5]));
  feedServer.posts = [makePost(26), ...feedServer.posts];
  feedServer.scopes = { university: [26, 25, 5], connections: [24, 14, 4] };
  act(() => void store.dispatch(openChosenView()));
  expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
  await user.click(chip('Connections'));
  await waitFor(() => expect(shown()).toEqual([24, 14, 4]));
  expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument();
  await user.click(chip('University'));
  await user.click(screen.getByRole('button', { name: '1 new post' }));
  await waitFor(() => expect(shown()).toEqual([26, 25, 5]));
});

test('the keys 1 to 4 choose a view, and return to the post that had the focus in it', async () => {
  const { user } = await openFeedPage();
  await waitFor(() => expect(shown()).toHaveLength(10));
  layOut();
  await user.keyboard('jj');
  expect(post(24)).toHaveFocus();
  await user.keyboard('2');
  await waitFor(() => expect(shown()).toEqual([24, 14, 4]));
  expect(chip('Connections')).toHaveFocus();
  await user.keyboard('j');
  expect(post(24)).toHaveFocus();
  await user.keyboard('jj1');
  expect(chip('Everyone')).toBeChecked();
  expect(post(24)).toHaveFocus();
  await user.keyboard('2');
  expect(post(4)).toHaveFocus();
  await user.keyboard('4');
  expect(chip('Followed')).toHaveFocus();
});

test('the arrow keys choose a chip, and j goes from there to the post left in its view', async () => {
  const { user } = await openFeedPage();
  await waitFor(() => expect(shown()).toHaveLength(10));
  layOut();
  await user.keyboard('jjj');
  expect(post(23)).toHaveFocus();
  act(() => chip('Everyone').focus());
  await user.keyboard('{ArrowRight}');
  expect(chip('Connections')).toBeChecked();
  await waitFor(() => expect(shown()).toEqual([24, 14, 4]));
  await user.keyboard('{ArrowLeft}');
  expect(chip('Everyone')).toBeChecked();
  await user.keyboard('j');
  expect(post(23)).toHaveFocus();
});

test('a view is shown where it was left, and a new one from its top', async () => {
  const { user } = await openFeedPage();
  await waitFor(() => expect(shown()).toHaveLength(10));
  layOut(90);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 2_000 });
  await user.click(chip('Connections'));
  await waitFor(() => expect(shown()).toEqual([24, 14, 4]));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  layOut(390);
  await user.click(chip('Everyone'));
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
  Reflect.deleteProperty(window, 'scrollY');
});

test.each([
  ['Connections', null, 'Find people', '/dashboard/suggested-users'],
  ['University', null, 'Go to your profile', '/dashboard/ada/about'],
  ['University', 'BUET', 'See its members', '/dashboard/university/BUET'],
  ['Followed', null, 'Search for a hashtag', '/dashboard/search-results'],
])('an empty view of %s (university: %s) links to “%s”', async (name, university, link, path) => {
  server.use(respondToMe(200, { ...ada, university_name: university }));
  feedServer.scopes = { connections: [], university: [], followed: [] };
  const { user } = await openFeedPage();
  await user.click(chip(name));
  const found = await screen.findByRole('link', { name: link }, PATIENCE);
  expect(found).toHaveAttribute('href', path);
  expect(screen.getByText('No posts available')).toBeVisible();
});

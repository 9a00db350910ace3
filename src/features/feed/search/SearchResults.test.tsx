import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Post } from '#contract/entities/post';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePost, makePosts } from '../testing/feedServer';
import { fakeScreen, noEventParts, startFeed } from '../testing/openFeedPage';
import { SearchResults } from './SearchResults';

const searches: string[] = [];
const found = makePosts(12, 1);
const server = startApiServer(
  ...feedHandlers,
  onCall('searchPosts', ({ request }) => {
    const query = new URL(request.url).searchParams;
    searches.push(`${query.get('keyword') ?? ''} ${query.get('offset') ?? ''}`);
    const offset = Number(query.get('offset'));
    return HttpResponse.json({
      posts: found.slice(offset, offset + 10),
      matched_words: ['note'],
    });
  }),
);
beforeEach(() => {
  fakeScreen();
  searches.length = 0;
  feedServer.reset([]);
});

async function openSearch(keyword: string, posts?: readonly Post[]) {
  const started = await startFeed();
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/search-results',
        element: (
          <SearchResults
            keyword={keyword}
            posts={posts}
            tabs={<p>Tabs</p>}
            people={(keyword) => <p>People about {keyword}</p>}
            eventParts={noEventParts}
          />
        ),
      },
    ],
    { initialEntries: ['/dashboard/search-results'] },
  );
  render(
    <Provider store={started.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...started, router, user: userEvent.setup() };
}

test('shows the results of a search, most relevant first, with matches highlighted', async () => {
  await openSearch('notes');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Showing results for "notes"' }),
  ).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  expect(searches).toEqual(['notes 0']);
  expect(screen.getAllByText('Note', { selector: 'mark' })).toHaveLength(10);
});

test('loads more by offset, because relevance has no order of ids', async () => {
  const { user } = await openSearch('notes');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(searches).toEqual(['notes 0', 'notes 10']);
});

test.each([
  ['#Note', 1],
  ['#note paper', 0],
  ['notes', 0],
])('the results of “%s” have %i buttons to follow a hashtag', async (keyword, count) => {
  server.use(onCall('listFollowedTags', () => HttpResponse.json({ tags: ['physics'] })));
  await openSearch(keyword);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Follow #note$/ })).toHaveLength(count),
  );
});

test('says when there are no results', async () => {
  server.use(onCall('searchPosts', () => HttpResponse.json({ posts: [] })));
  await openSearch('#nothing');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No posts found for "#nothing"' }),
  ).toBeVisible();
});

test('says when the search failed, and retries', async () => {
  server.use(onCall('searchPosts', () => HttpResponse.error()));
  const { user } = await openSearch('notes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch posts.');
  server.use(onCall('searchPosts', () => HttpResponse.json({ posts: [makePost(3)] })));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test.each([
  ['beside the posts', false],
  ['before the posts of a phone', true],
])('shows the people who work on it %s', async (_place, isPhone) => {
  fakeScreen(isPhone);
  await openSearch('notes');
  const [first] = await screen.findAllByRole('article');
  const people = screen.getByText('People about notes');
  const isBefore = people.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore > 0).toBe(isPhone);
});

test('without a keyword it says how to search, and sends no request', async () => {
  await openSearch('');
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(searches).toEqual([]);
  expect(screen.queryByText(/People about/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('posts that were passed are shown without a search, and more are loaded after them', async () => {
  const { user } = await openSearch('notes', found.slice(0, 10));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  expect(searches).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(searches).toEqual(['notes 10']);
});

test('no posts that were passed are shown as none found', async () => {
  await openSearch('notes', []);
  const name = 'No posts found for "notes"';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(searches).toEqual([]);
});

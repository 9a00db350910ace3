import { screen, waitFor, within } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { openResearch } from './testing/openResearch';
import {
  campus,
  emptyCampus,
  makePaper,
  makeRequest,
  makeWork,
  refuse,
  researchHandlers,
} from './testing/researchServer';

const server = startApiServer(...researchHandlers);
beforeEach(emptyCampus);

const base = '/dashboard/research';

test('opens with the paper search, and every tab is a link', async () => {
  campus.requests = [makeRequest(1, 'tanvir'), makeRequest(2, 'oishi')];
  const { address } = await openResearch(base);
  const nav = within(screen.getByRole('navigation', { name: 'Research' }));
  expect(
    await nav.findByRole('link', { name: 'Collab Requests 2 pending requests' }),
  ).toHaveAttribute('href', `${base}/collab-requests`);
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [
      ...['search', 'upload', 'post-research', 'recent-works', 'collab-requests'],
      'my_post_research_papers',
    ].map((tab) => `${base}/${tab}`),
  );
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Search Papers');
  expect(address()).toBe(`${base}/search`);
});

test('papers is another address of the search', async () => {
  await openResearch(`${base}/papers`);
  expect(screen.getByRole('search', { name: 'Papers' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Search Papers');
});

test.each([
  ['search', 'No papers available yet. Start searching or upload a new one.'],
  ['search?q=sinks', 'No papers found.'],
  ['recent-works', 'No recent papers available.'],
  ['collab-requests', 'No pending collaboration requests.'],
  ['my_post_research_papers', 'No research papers found.'],
])('%s says that the list is empty', async (tab, text) => {
  await openResearch(`${base}/${tab}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each(['recent-works', 'collab-requests'])(
  "%s links from an empty list to the user's own work",
  async (tab) => {
    const { user } = await openResearch(`${base}/${tab}`);
    const status = within(await screen.findByRole('status'));
    await user.click(await status.findByRole('link', { name: 'Post Current Work' }));
    expect(screen.getByRole('form', { name: 'Post Current Work' })).toBeVisible();
  },
);

const failing = [
  ['search', 'listRecommendedPapers', 'Failed to load papers.'],
  ['search?q=sinks', 'searchPapers', 'Error fetching papers. Please try again.'],
  ['recent-works', 'listResearchOfOthers', 'Error fetching recent papers.'],
  ['collab-requests', 'listCollaborationRequests', 'Error fetching collaboration requests.'],
  ['my_post_research_papers', 'listOwnResearch', 'Error fetching your research papers.'],
] as const;

test.each(failing)('%s says that it failed to load, and retries', async (...row) => {
  const [tab, call, text] = row;
  campus.recommended = [makePaper(1)];
  campus.found = [makePaper(1)];
  campus.works = [makeWork(1)];
  campus.own = [makeWork(1)];
  campus.requests = [makeRequest(1, 'tanvir')];
  server.use(refuse(call, 500));
  const { user } = await openResearch(`${base}/${tab}`);
  expect(await screen.findByText(text)).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test.each(failing)('%s says that the session has expired, and ends it', async (tab, call) => {
  server.use(refuse(call, 401));
  const { toasts, store } = await openResearch(`${base}/${tab}`);
  await screen.findByText('No token found. Please log in.');
  expect(toasts()).toEqual(['Unauthorized! Please log in.']);
  expect(store.getState().session.token).toBeNull();
});

test('without a token no request is sent', async () => {
  await openResearch(`${base}/search`, createFakePorts());
  expect(screen.getByText('No token found. Please log in.')).toBeVisible();
  expect(campus.asked).toEqual([]);
});

test('more items load page by page, and the first new one receives the focus', async () => {
  campus.recommended = Array.from({ length: 25 }, (_, index) => makePaper(index + 1));
  const { user } = await openResearch(`${base}/search`);
  const list = await screen.findByRole('list', { name: 'Recommended papers' });
  expect(within(list).getAllByRole('article')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: /^Load more/ }));
  expect(await screen.findByRole('heading', { name: 'Paper 21' })).toBeVisible();
  expect(campus.asked).toContain('recommended/?limit=20&offset=20');
  expect(screen.queryByRole('button', { name: /^Load more/ })).not.toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Paper 25' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')[20]).toHaveFocus());
});

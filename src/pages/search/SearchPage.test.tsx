import { act, render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import type { CallName } from '#contract/paths';
import { responses } from '#contract/fixtures/calls';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { SearchPage } from './SearchPage';

const totals = { people: 1, posts: 12, papers: 0, events: 120, universities: 1 };
let asked: string[] = [];
const note = (name: CallName, body: object) =>
  onCall(name, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname.replace(/^.*\/api/, '')} ${searchParams.get('keyword') ?? ''}`);
    return HttpResponse.json(body);
  });
const server = startApiServer(
  respondToMe(200, ada),
  note('searchAll', { ...responses.searchAll, totals }),
  note('searchPosts', responses.searchPosts),
  note('searchPeople', { people: [] }),
  note('lookupPeople', responses.lookupPeople),
  note('searchPapers', responses.searchPapers),
  note('searchEvents', responses.searchEvents),
  note('listUniversities', responses.listUniversities),
  note('readRsvpCounts', responses.readRsvpCounts),
);
beforeEach(() => {
  asked = [];
});

async function open(address: string, state?: unknown) {
  const session = await startSession(createFakePorts(adaStored));
  await session.settled();
  const [pathname, search = ''] = address.split('?');
  const router = createMemoryRouter(
    [{ path: '/dashboard/search-results/*', element: <SearchPage /> }],
    { initialEntries: [{ pathname: pathname ?? '', search: search && `?${search}`, state }] },
  );
  render(
    <Provider store={session.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(async () => Promise.resolve());
  return { router, user: userEvent.setup({ delay: null }) };
}
const RESULTS = '/dashboard/search-results';
const tabs = () => screen.findByRole('navigation', { name: 'Kinds of results' });

test('the tabs have their counts and addresses, and posts are the default', async () => {
  await open(`${RESULTS}?q=notes`);
  const links = within(await tabs()).getAllByRole('link');
  expect(await within(await tabs()).findByText('12 results')).toBeInTheDocument();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Posts1212 results', `${RESULTS}?q=notes`],
    ['People11 result', `${RESULTS}/people?q=notes`],
    ['Papers', `${RESULTS}/papers?q=notes`],
    ['Events99+120 results', `${RESULTS}/events?q=notes`],
    ['Universities11 result', `${RESULTS}/universities?q=notes`],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  const name = 'Showing results for "notes"';
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await screen.findByRole('feed', { name: 'Posts found' })).toBeVisible();
});

test.each([
  ['people', 'People found', '/people/lookup'],
  ['papers', 'Papers found for “notes”', '/research/papers/search/'],
  ['events', 'Events found', '/search/events'],
  ['universities', 'Universities', '/universities/'],
])('the address of %s shows their list', async (kind, label, call) => {
  await open(`${RESULTS}/${kind}?q=notes`);
  const list = await screen.findByRole('list', { name: label });
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(asked).toContain(`${call} notes`);
  expect(asked).not.toContain('/search/search notes');
});

test.each([
  ['people', 'lookupPeople'],
  ['papers', 'searchPapers'],
  ['events', 'searchEvents'],
  ['universities', 'listUniversities'],
] as const)('the tab of %s says when its search failed, and retries', async (kind, call) => {
  server.use(onCall(call, () => HttpResponse.json({ detail: 'Broken.' }, { status: 500 })));
  const { user } = await open(`${RESULTS}/${kind}?q=notes`);
  const alert = await screen.findByRole('alert');
  expect(within(await tabs()).getAllByRole('link')).toHaveLength(5);
  server.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: /Try again/i }));
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});

test.each([
  ['people', 'lookupPeople', { people: [] }, 'No one called “notes” is on Quad.'],
  ['papers', 'searchPapers', [], 'No papers found.'],
  ['events', 'searchEvents', { events: [], matched_words: [] }, 'No events found.'],
] as const)('the tab of %s says when there is nothing', async (kind, call, body, text) => {
  server.use(onCall(call, () => HttpResponse.json(body)));
  await open(`${RESULTS}/${kind}?q=notes`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('without words in the address, the passed keyword and posts are used', async () => {
  await open(RESULTS, { keyword: 'notes', posts: responses.searchPosts.posts });
  const name = 'Showing results for "notes"';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(await screen.findByRole('article')).toBeVisible();
  expect(asked).not.toContain('/search/search notes');
});

test('words in the address count more than passed ones', async () => {
  await open(`${RESULTS}?q=address`, { keyword: 'notes', posts: [] });
  const name = 'Showing results for "address"';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a passed keyword without posts is searched', async () => {
  await open(RESULTS, { keyword: ' notes ' });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(asked).toContain('/search/search notes');
});

test('without words it says how to search, and sends no request', async () => {
  await open(`${RESULTS}/people?q=%20`);
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(asked).toEqual([]);
});

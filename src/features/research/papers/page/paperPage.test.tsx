import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Paper } from '#contract/entities/research';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { loggedOut } from '#shared/store/sessionEvents';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { startSession } from '#shared/testing/startSession';
import { emptyCampus, makePaper, refuse, researchHandlers } from '../../testing/researchServer';
import { paperClosed, paperPageTurned } from '../../reader/readingSlice';
import { papersApi } from '../papersApi';
import { PaperView } from './PaperView';

const server = startApiServer(...researchHandlers);
beforeEach(emptyCampus);

const respondWith = (paper: Paper) =>
  server.use(onCall('readPaper', () => HttpResponse.json(paper)));

async function openPaper(id: number | string = 3, ports = createFakePorts(adaStored)) {
  const session = await startSession(ports);
  await session.settled();
  render(
    <Provider store={session.store}>
      <MemoryRouter initialEntries={[`/dashboard/research/papers/${id}`]}>
        <Routes>
          <Route
            path="/dashboard/research/papers/:paperId"
            element={
              <PaperView
                whoWorksOn={(topic) => <p>People of {topic}</p>}
                postsAbout={(id) => <p>Posts about {id}</p>}
              />
            }
          />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...session, ports, user: userEvent.setup({ delay: null }) };
}

test('a paper has a page with its facts, its whole abstract and its actions', async () => {
  const abstract = `${'word '.repeat(60)}and the end.`;
  respondWith(makePaper(3, { abstract, page_count: 12, file_size: 400_000, my_page: null }));
  await openPaper();
  expect(await screen.findByRole('heading', { level: 1, name: 'Paper 3' })).toBeVisible();
  const paper = screen.getByRole('article');
  expect(paper).toHaveTextContent('12 pages · 391 KB');
  expect(paper).toHaveTextContent('and the end.');
  expect(screen.getByRole('region', { name: 'Posts about it' })).toHaveTextContent('Posts about 3');
  expect(within(paper).getByRole('link', { name: 'Read' })).toHaveAttribute(
    'href',
    '/dashboard/research/papers/3/read',
  );
  for (const name of ['Download', 'AskU', 'Copy link', 'More about Paper 3'])
    expect(within(paper).getByRole('button', { name })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Paper 3/));
});

test('a paper is cited in one click', async () => {
  respondWith(makePaper(3));
  server.use(refuse('citePaper', 500));
  const { user } = await openPaper();
  await user.click(await screen.findByRole('button', { name: 'Cite' }));
  expect(await screen.findByRole('dialog', { name: 'Cite this paper' })).toBeVisible();
});

test('a paper that was opened before is read on where its reader stopped', async () => {
  respondWith(makePaper(3, { my_page: 7 }));
  await openPaper();
  expect(await screen.findByRole('link', { name: 'Read on from page 7' })).toHaveAttribute(
    'href',
    '/dashboard/research/papers/3/read#page=7',
  );
});

/** The places that the server is sent, with the token of each call. */
function receivePlaces() {
  const kept: { body: unknown; authorization: string | null; keepalive: boolean }[] = [];
  server.use(
    onCall('keepReadingPlace', async ({ request }) => {
      const authorization = request.headers.get('Authorization');
      kept.push({ body: await request.json(), authorization, keepalive: request.keepalive });
      return HttpResponse.json({ detail: 'Your page is kept.' });
    }),
  );
  return kept;
}

test('the page at which a reader stops is kept, once, and shown by the paper’s page', async () => {
  respondWith(makePaper(3, { my_page: null }));
  const kept = receivePlaces();
  const { store, ports } = await openPaper();
  await screen.findByRole('link', { name: 'Read' });
  for (const page of [1, 2, 5]) store.dispatch(paperPageTurned({ id: 3, page }));
  ports.timers.advance(1_999);
  expect(kept).toEqual([]);
  ports.timers.advance(1);
  expect(await screen.findByRole('link', { name: 'Read on from page 5' })).toBeVisible();
  expect(kept).toMatchObject([{ body: { page: 5 } }]);
});

test.each<[string, (session: Awaited<ReturnType<typeof openPaper>>) => void]>([
  ['the page is hidden', ({ ports }) => ports.showPage(false)],
  ['the reader is left', ({ store }) => store.dispatch(paperClosed())],
  ['the user signs out', ({ store }) => store.dispatch(loggedOut())],
])('the page is kept at once, and once, if %s', async (_case, leave) => {
  respondWith(makePaper(3, { my_page: null }));
  const kept = receivePlaces();
  const session = await openPaper();
  await screen.findByRole('link', { name: 'Read' });
  const { store, ports } = session;
  store.dispatch(paperPageTurned({ id: 3, page: 4 }));
  act(() => leave(session));
  // The browser finishes the call although the page is gone.
  const authorization = `Bearer ${adaStored.token}`;
  await waitFor(() =>
    expect(kept).toEqual([{ body: { page: 4 }, authorization, keepalive: true }]),
  );
  ports.showPage(true);
  ports.showPage(false);
  ports.timers.advance(2_000);
  await settled(store);
  expect(kept).toHaveLength(1);
});

test('a kept page is shown although the paper was read again before it was kept', async () => {
  respondWith(makePaper(3, { my_page: 2 }));
  receivePlaces();
  const { store } = await openPaper();
  await screen.findByRole('link', { name: 'Read on from page 2' });
  const gate = createGate();
  server.use(
    onCall('readPaper', async () => {
      await gate.opened;
      return HttpResponse.json(makePaper(3, { my_page: 2 }));
    }),
  );
  const again = { forceRefetch: true, subscribe: false };
  act(() => {
    void store.dispatch(papersApi.endpoints.readPaper.initiate(3, again));
    store.dispatch(paperPageTurned({ id: 3, page: 4 }));
    store.dispatch(paperClosed());
  });
  await settled(store, { held: 1 });
  gate.open();
  await settled(store);
  expect(screen.getByRole('link', { name: 'Read on from page 4' })).toBeVisible();
});

test('a place that is not kept is no error for the reader', async () => {
  respondWith(makePaper(3, { my_page: 2 }));
  server.use(refuse('keepReadingPlace', 503));
  const { store, ports } = await openPaper();
  await screen.findByRole('link', { name: 'Read on from page 2' });
  store.dispatch(paperPageTurned({ id: 3, page: 4 }));
  ports.timers.advance(2_000);
  await settled(store);
  expect(selectToasts(store.getState())).toEqual([]);
  expect(papersApi.endpoints.readPaper.select(3)(store.getState()).data?.my_page).toBe(2);
});

test.each([
  ['a removed or hidden paper', 3, 'The uploader removed this paper.'],
  ['an address that is none', 'abc', 'This paper can’t be found.'],
])('%s says so', async (_case, id, text) => {
  server.use(refuse('readPaper', 404));
  await openPaper(id);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search papers' })).toBeVisible();
});

test('a failed page can be tried again', async () => {
  server.use(refuse('readPaper', 500));
  const { user } = await openPaper();
  await screen.findByRole('alert');
  respondWith(makePaper(3));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Paper 3' })).toBeVisible();
});

describe('the search in a paper', () => {
  const find = async (keyword: string) => {
    const opened = await openPaper();
    const field = await screen.findByRole('searchbox', { name: 'Search in this paper' });
    await opened.user.type(field, `${keyword}{Enter}`);
    return opened;
  };
  beforeEach(() => respondWith(makePaper(3, { text_state: 'readable' })));

  test('links each found page to the reader, with the words', async () => {
    server.use(
      onCall('findPagesOfPaper', () =>
        HttpResponse.json({
          pages: [
            { page: 2, snippet: 'the records stay' },
            { page: 6, page_name: 'ii (6 of 12)', snippet: 'no record moves' },
          ],
          matched_words: ['records', 'record'],
        }),
      ),
    );
    await find('record');
    const list = await screen.findByRole('list', { name: 'Pages found' });
    const [first, second] = within(list).getAllByRole('link');
    expect(first).toHaveTextContent('p. 2the records stay');
    expect(second).toHaveTextContent('p. ii (6 of 12)');
    expect(second).toHaveAttribute('href', '/dashboard/research/papers/3/read#page=6&find=record');
    expect(within(list).getByText('records', { selector: 'mark' })).toBeVisible();
  });

  test('has the reader mark the excerpt if it has other forms of the words', async () => {
    server.use(
      onCall('findPagesOfPaper', () =>
        HttpResponse.json({
          pages: [{ page: 7, snippet: '…results of a long memory' }],
          matched_words: ['memory', 'results'],
        }),
      ),
    );
    await find('memories result');
    const list = await screen.findByRole('list', { name: 'Pages found' });
    expect(within(list).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/research/papers/3/read#page=7&quote=results+of+a+long+memory',
    );
  });

  const all = Array.from({ length: 25 }, (_, index) => ({
    page: index + 1,
    snippet: `record ${index + 1}`,
  }));
  const respondWithAll = () =>
    server.use(
      onCall('findPagesOfPaper', ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        return HttpResponse.json({
          pages: all.slice(offset, offset + 20),
          matched_words: ['record'],
        });
      }),
    );

  test('loads further pages', async () => {
    respondWithAll();
    const { user } = await find('record');
    const list = await screen.findByRole('list', { name: 'Pages found' });
    expect(within(list).getAllByRole('link')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('keeps the pages found if further ones fail to load, and tries again', async () => {
    respondWithAll();
    const { user } = await find('record');
    const list = await screen.findByRole('list', { name: 'Pages found' });
    server.use(refuse('findPagesOfPaper', 500));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(within(list).getAllByRole('link')).toHaveLength(20);
    respondWithAll();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(25));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says if there is none, and if it failed', async () => {
    server.use(
      onCall('findPagesOfPaper', () => HttpResponse.json({ pages: [], matched_words: [] })),
    );
    const { user } = await find('xylograph');
    expect(await screen.findByText('No page contains “xylograph”.')).toBeVisible();
    server.use(refuse('findPagesOfPaper', 500));
    await user.type(screen.getByRole('searchbox'), 's{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test.each([
    ['no_text', 'Scanned PDF. Its text can’t be searched.'],
    ['encrypted', 'Password-protected PDF. Its text can’t be searched.'],
    ['broken', 'Damaged PDF. Its text can’t be searched.'],
    ['too_long', 'Very long PDF. Its text can’t be searched.'],
  ] as const)('is not offered if the text is %s, with the reason', async (state, reason) => {
    respondWith(makePaper(3, { text_state: state }));
    await openPaper();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

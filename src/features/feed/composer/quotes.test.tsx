import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { attachQuote, readAttached } from '#shared/quotes/attachedQuotes';
import { POST_QUOTES } from '#shared/quotes/draftKeys';
import { selectDraft } from '#shared/drafts/draftsSlice';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
// A lazy chunk, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => import('#shared/quotes/AttachedQuotes'), 60_000);
beforeEach(() => {
  fakeScreen();
  feedServer.reset(makePosts(3, 1));
});

const quote = (page: number) => ({
  paper_id: 51,
  page,
  quote: `words of page ${page}`,
  title: 'A',
});
const field = () => screen.getByRole('textbox', { name: 'Write a post' });

async function openWithQuotes(...pages: number[]) {
  const opened = await openFeedPage();
  act(() => {
    for (const page of pages) opened.store.dispatch(attachQuote(POST_QUOTES, quote(page)));
  });
  return opened;
}

test('attached quotes are sent with the post, and then leave the draft', async () => {
  const { user, store } = await openWithQuotes(1, 2);
  expect(await screen.findByText('words of page 1')).toBeVisible();
  await user.type(field(), 'They write:');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.queryByText('words of page 1')).not.toBeInTheDocument());
  const sent = feedServer.calls.find((call) => call.includes('create_text_post')) ?? '';
  const form = new URLSearchParams(sent.split(' ').at(-1));
  expect(readAttached(form.get('quotes') ?? '')).toEqual([quote(1), quote(2)]);
  expect(selectDraft(store.getState(), POST_QUOTES)).toBe('');
});

test('a quote is removed by its button, and the field has the focus', async () => {
  const { user, store } = await openWithQuotes(1, 2);
  await user.click(await screen.findByRole('button', { name: 'Remove the quote of A, p. 1' }));
  expect(screen.queryByText('words of page 1')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.type(field(), 'x');
  await waitFor(() =>
    expect(readAttached(selectDraft(store.getState(), POST_QUOTES))).toEqual([quote(2)]),
  );
});

test('a refused quote keeps the draft and says why', async () => {
  const { user } = await openWithQuotes(4);
  const detail = 'These words aren’t on page 4.';
  server.use(onCall('createTextPost', () => HttpResponse.json({ detail }, { status: 400 })));
  await user.type(field(), 'They write:');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.getByText('words of page 4')).toBeVisible();
  expect(field()).toHaveValue('They write:');
});

test('a draft takes each quote once, and five of them', async () => {
  const { store } = await openWithQuotes(1, 1, 2, 3, 4, 5);
  const attach = (page: number) => {
    let isThere = false;
    act(() => {
      isThere = store.dispatch(attachQuote(POST_QUOTES, quote(page)));
    });
    return isThere;
  };
  expect([attach(5), attach(6)]).toEqual([true, false]);
  expect(readAttached(selectDraft(store.getState(), POST_QUOTES))).toHaveLength(5);
});

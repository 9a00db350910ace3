import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { PostAction } from '#contract/entities/post';
import { comment } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { adaAuthor, feedHandlers, feedServer, makePost, makePosts } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
// Lazy chunks, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('#shared/ui/overlays/MenuLayer'),
      import('./DeletePostDialog'),
      import('./edit/PostEditor'),
    ]),
  60_000,
);
beforeEach(() => {
  fakeScreen();
  feedServer.reset([makePost(9, { user: adaAuthor, total_comments: 2 }), ...makePosts(8, 6)]);
});

async function openCard(id: number, stored = {}) {
  const opened = await openFeedPage(undefined, stored);
  await screen.findByText('Note 8');
  const card = screen
    .getAllByRole('article')
    .find((article) => article.dataset.postId === String(id));
  if (!card) throw new Error(`No card of post ${id}`);
  return { ...opened, card };
}

/** Opens a card's menu and selects an item. */
async function choose({ user, card }: Awaited<ReturnType<typeof openCard>>, item: string) {
  await user.click(within(card).getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a card', () => {
  it('keeps the direction of a university apart from the time after it', async () => {
    feedServer.posts = [makePost(8, { user: { ...adaAuthor, university_name: 'جامعة القاهرة' } })];
    const { card } = await openCard(8);
    expect(within(card).getByText('جامعة القاهرة').tagName).toBe('BDI');
  });

  it.each<[PostAction, 'menuitem' | 'button', string]>([
    ['edit', 'menuitem', 'Edit Post'],
    ['delete', 'menuitem', 'Delete Post'],
    ['report', 'menuitem', 'Report Post'],
    ['share', 'button', 'Share'],
  ])('offers to %s only if the server allows it', async (action, role, name) => {
    feedServer.posts = [makePost(8, { can: [action] })];
    const { user, card } = await openCard(8);
    if (role === 'menuitem')
      await user.click(within(card).getByRole('button', { name: 'Post options' }));
    expect(await screen.findByRole(role, { name })).toBeVisible();
    const others = ['Edit Post', 'Delete Post', 'Report Post', 'Share'].filter(
      (other) => other !== name,
    );
    for (const other of others) expect(screen.queryByText(other)).not.toBeInTheDocument();
  });

  it.each<[number, PostAction[]]>([
    [1, ['comment']],
    [0, []],
  ])('has %s fields for a comment and ways to reply if the reader can %j', async (count, can) => {
    feedServer.posts = [makePost(8, { can, total_comments: 1 })];
    feedServer.comments = [{ ...comment, user: adaAuthor, content: 'Agreed.', replies: [] }];
    const { user, card } = await openCard(8);
    const inCard = within(card);
    await user.click(inCard.getByRole('button', { name: /^Comment/ }));
    expect(await inCard.findByText('Agreed.')).toBeVisible();
    expect(inCard.queryAllByRole('textbox')).toHaveLength(count);
    expect(inCard.queryAllByRole('button', { name: /^Reply/ })).toHaveLength(count);
  });

  it.each([
    [true, 'Verified @du.ac.bd, Nov 2026'],
    [false, '@du.ac.bd, last checked Nov 2026'],
  ])('shows the institution of the author, current (%s) or not', async (isCurrent, text) => {
    const institution = {
      domain: 'du.ac.bd',
      verified_at: '2026-11-15T12:00:00.000Z',
      is_current: isCurrent,
    };
    feedServer.posts = [makePost(8, { user: { ...adaAuthor, institution } })];
    const { card } = await openCard(8);
    expect(within(card).getByText(text)).toBeVisible();
  });

  it('shows the author, their university, the time and the kind of post', async () => {
    feedServer.posts = [makePost(8, { edited_at: '2025-03-05T13:00:00.000Z' })];
    const { card } = await openCard(8);
    const inCard = within(card);
    expect(inCard.getByRole('heading', { name: 'nusrat_j' })).toBeInTheDocument();
    expect(inCard.getByRole('link', { name: 'nusrat_j' })).toHaveAttribute(
      'href',
      '/dashboard/nusrat_j/about',
    );
    expect(card).toHaveTextContent(/University of Dhaka · \d+ days ago · edited/);
    expect(inCard.getByText('Note')).toBeInTheDocument();
  });

  it('shows markup as plain text', async () => {
    feedServer.posts = [makePost(8), makePost(7, { content: '<img src=x onerror=alert(1)>' })];
    await openCard(7);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });

  it('collapses a long text and expands it', async () => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
    const { user, card } = await openCard(8);
    const inCard = within(card);
    await user.click(inCard.getByRole('button', { name: 'Show more' }));
    expect(inCard.getByText('Note 8')).not.toHaveClass('folded');
    await user.click(inCard.getByRole('button', { name: 'Show less' }));
    expect(inCard.getByText('Note 8')).toHaveClass('folded');
  });
});

test("another person's post can only be reported", async () => {
  const { user, card, reported } = await openCard(8);
  await user.click(within(card).getByRole('button', { name: 'Post options' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Report Post']);
  await user.click(items[0] ?? card);
  expect(reported).toMatchObject([{ kind: 'post', id: 8 }]);
});

describe('an author', () => {
  it('is told that the post was deleted meanwhile, and keeps the text until the edit is discarded', async () => {
    server.use(onCall('updateTextPost', () => new HttpResponse(null, { status: 404 })));
    const opened = await openCard(9);
    const inCard = within(opened.card);
    await choose(opened, 'Edit Post');
    await opened.user.type(await inCard.findByRole('textbox', { name: 'Edit Post' }), '!');
    await opened.user.click(inCard.getByRole('button', { name: 'Save' }));
    expect(await inCard.findByText(/has been deleted/)).toBeInTheDocument();
    expect(inCard.getByRole('textbox', { name: 'Edit Post' })).toHaveValue('Note 9!');
    await opened.user.click(inCard.getByRole('button', { name: 'Close' }));
    expect(opened.card).not.toBeInTheDocument();
    expect(opened.store.getState().drafts.texts).toEqual({});
  });

  it('sends nothing if nothing was changed', async () => {
    const opened = await openCard(9);
    await choose(opened, 'Edit Post');
    const inCard = within(opened.card);
    await inCard.findByRole('textbox', { name: 'Edit Post' });
    await opened.user.click(inCard.getByRole('button', { name: 'Save' }));
    expect(inCard.queryByRole('textbox', { name: 'Edit Post' })).not.toBeInTheDocument();
    expect(feedServer.calls.join()).not.toContain('PUT');
  });

  it('leaves the editor with Escape, unless that would discard a change', async () => {
    const opened = await openCard(9);
    const { user, card } = opened;
    const inCard = within(card);
    await choose(opened, 'Edit Post');
    await inCard.findByRole('textbox', { name: 'Edit Post' });
    await user.keyboard('!{Escape}');
    expect(inCard.getByRole('textbox', { name: 'Edit Post' })).toHaveValue('Note 9!');
    await user.keyboard('{Backspace}{Escape}');
    expect(inCard.queryByRole('textbox', { name: 'Edit Post' })).not.toBeInTheDocument();
    expect(card).toHaveFocus();
  });

  it('edits a note in place', async () => {
    const opened = await openCard(9);
    const { user, card } = opened;
    const inCard = within(card);
    await choose(opened, 'Edit Post');
    const field = await inCard.findByRole('textbox', { name: 'Edit Post' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('Note 9');
    await user.type(field, ', revised');
    await user.click(inCard.getByRole('button', { name: 'Save' }));
    expect(await inCard.findByText('Note 9, revised')).toBeInTheDocument();
    expect(inCard.getByText(/edited/)).toBeInTheDocument();
    expect(inCard.queryByRole('textbox', { name: 'Edit Post' })).not.toBeInTheDocument();
    expect(opened.card).toHaveFocus();
  });

  it('cancels an edit', async () => {
    const opened = await openCard(9);
    await choose(opened, 'Edit Post');
    const field = await within(opened.card).findByRole('textbox', { name: 'Edit Post' });
    await opened.user.type(field, '!!');
    await opened.user.click(within(opened.card).getByRole('button', { name: 'Cancel' }));
    expect(within(opened.card).getByText('Note 9')).toBeInTheDocument();
    expect(opened.store.getState().drafts.texts).toEqual({});
  });

  it('keeps the text of an edit that fails', async () => {
    server.use(onCall('updateTextPost', () => new HttpResponse(null, { status: 500 })));
    const opened = await openCard(9);
    const { user, card } = opened;
    const inCard = within(card);
    await choose(opened, 'Edit Post');
    await user.type(await inCard.findByRole('textbox', { name: 'Edit Post' }), '!');
    await user.click(inCard.getByRole('button', { name: 'Save' }));
    expect(await inCard.findByText(/An unexpected error occurred/)).toBeInTheDocument();
    expect(inCard.getByRole('textbox', { name: 'Edit Post' })).toHaveValue('Note 9!');
  });

  it('can resume an unfinished edit', async () => {
    const stored = { quad_drafts: JSON.stringify({ owner: 7, texts: { 'edit:9': 'Note nine' } }) };
    const { card } = await openCard(9, stored);
    const inCard = within(card);
    expect(await inCard.findByRole('textbox', { name: 'Edit Post' })).toHaveValue('Note nine');
    expect(inCard.getByText(/Draft restored/)).toBeInTheDocument();
  });

  it('is asked for confirmation before a post is deleted, with Cancel focused', async () => {
    const opened = await openCard(9);
    await choose(opened, 'Delete Post');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    expect(within(dialog).getByText('Note 9')).toBeInTheDocument();
    expect(dialog).toHaveAccessibleDescription(
      'This also deletes its 3 likes and 2 comments. This cannot be undone.',
    );
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(opened.card).toBeInTheDocument();
    expect(feedServer.calls.join()).not.toContain('DELETE');
  });

  it('deletes a post, and the next one receives the focus', async () => {
    const opened = await openCard(9);
    await choose(opened, 'Delete Post');
    const dialog = await screen.findByRole('alertdialog');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete Post' }));
    await waitFor(() => expect(opened.card).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('sees an error when a post could not be deleted', async () => {
    server.use(onCall('deletePost', () => new HttpResponse(null, { status: 500 })));
    const opened = await openCard(9);
    await choose(opened, 'Delete Post');
    const dialog = await screen.findByRole('alertdialog');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete Post' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Couldn’t delete the post/);
    expect(opened.card).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Comment } from '#contract/entities/comment';
import { comment } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { ada, adaPerson } from '#shared/testing/people';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { settled } from '#shared/testing/settled';
import { adaAuthor, feedHandlers, feedServer, makePost } from '../../testing/feedServer';
import { fakeScreen, openFeedPage } from '../../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
beforeAll(
  () => Promise.all([import('#shared/ui/overlays/MenuLayer'), import('./DeleteCommentDialog')]),
  60_000,
);

const own = (id: number, changes: Partial<Comment> = {}): Comment => ({
  ...comment,
  ...{ id, content: `Own no. ${id}`, created_at: '2025-03-05T12:30:00.000Z', parent_id: null },
  user: adaPerson,
  ...{ total_likes: 0, user_liked: false, replies: [], total_replies: 0, ...changes },
});

beforeEach(() => {
  fakeScreen();
  feedServer.reset([makePost(5, { total_comments: 3 })]);
  // Comments of Tanvir, with a reply of Nusrat, and of Ada, who reads.
  feedServer.comments = [structuredClone(comment), own(301)];
});

async function openComments(stored = {}) {
  const opened = await openFeedPage(undefined, stored);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Comment \d/ }));
  const section = await screen.findByRole('region', { name: 'Comments' });
  const inside = within(section);
  await inside.findByText(comment.content);
  const menuOf = async (name: string, index = 0) => {
    const buttons = inside.getAllByRole('button', { name: `Options for the comment by ${name}` });
    await user.click(buttons[index] ?? section);
    const items = await screen.findAllByRole('menuitem');
    return items.map(({ textContent }) => textContent);
  };
  const choose = async (name: string, item: string) => {
    await menuOf(name);
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  return { ...opened, inside, menuOf, choose };
}
const lastCall = () => feedServer.calls.at(-1);

describe('the menu of a comment', () => {
  it('lets its author edit and delete it, and others report it', async () => {
    const { menuOf, user } = await openComments();
    expect(await menuOf('ada')).toEqual(['Edit', 'Copy link', 'Delete']);
    await user.keyboard('{Escape}');
    expect(await menuOf('tanvir.h')).toEqual(['Report', 'Copy link']);
  });

  it('lets the author of the post remove what others wrote', async () => {
    feedServer.posts = [makePost(5, { user: adaAuthor, total_comments: 3 })];
    const { menuOf, user } = await openComments();
    expect(await menuOf('tanvir.h')).toEqual(['Report', 'Copy link', 'Remove']);
    await user.keyboard('{Escape}');
    expect(await menuOf('ada')).toEqual(['Edit', 'Copy link', 'Delete']);
  });

  it('copies the link to the comment, or shows it if the browser refuses', async () => {
    const { choose, store } = await openComments();
    const link = 'http://localhost/dashboard/posts?highlight=5&comment=301';
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const toasts = () => store.getState().toasts.items.map(({ text }) => text);
    await choose('ada', 'Copy link');
    await waitFor(() => expect(toasts()).toEqual(['Link copied to clipboard!']));
    expect(write).toHaveBeenLastCalledWith(link);
    write.mockRejectedValueOnce(new Error('refused'));
    await choose('ada', 'Copy link');
    await waitFor(() => expect(toasts().join()).toContain(`Copy this address: ${link}`));
  });

  it('opens the dialog to report it', async () => {
    const { choose, reported } = await openComments();
    await choose('tanvir.h', 'Report');
    expect(reported).toMatchObject([
      { kind: 'comment', id: comment.id, author: { username: 'tanvir.h' } },
    ]);
  });
});

describe('an edit of a comment', () => {
  const editor = () => screen.getByRole('textbox', { name: 'Edit your comment' });

  it('saves the new text, shows the time, and returns the focus to the comment', async () => {
    const { choose, user, inside } = await openComments();
    await choose('ada', 'Edit');
    expect(editor()).toHaveFocus();
    expect(editor()).toHaveValue('Own no. 301');
    await user.type(editor(), ', changed{Control>}{Enter}{/Control}');
    await inside.findByText('Own no. 301, changed');
    expect(lastCall()).toBe('PUT interactions/comment/301 {"content":"Own no. 301, changed"}');
    // After Tanvir's comment with its quote and its reply.
    expect(inside.getAllByRole('listitem')[3]).toHaveFocus();
    expect(inside.getByText('edited')).toHaveAttribute('title', expect.stringContaining('2025'));
    expect(screen.getByRole('button', { name: 'Comment 3' })).toBeInTheDocument();
  });

  it('leaves the focus alone if it is stored after the reader went on', async () => {
    const { choose, user, inside, store } = await openComments();
    const gate = createGate();
    server.use(
      onCall('editComment', async () => {
        await gate.opened;
        return HttpResponse.json(own(301, { content: 'Own no. 301, changed' }));
      }),
    );
    await choose('ada', 'Edit');
    await user.type(editor(), ', changed{Control>}{Enter}{/Control}');
    const field = inside.getByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Next');
    gate.open();
    await settled(store);
    expect(inside.getByText('Own no. 301, changed', { selector: 'p' })).toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('sends nothing if it is unchanged, and Escape leaves it', async () => {
    const { choose, user, inside, store } = await openComments();
    await choose('ada', 'Edit');
    await user.keyboard('{Escape}');
    expect(inside.getByText('Own no. 301')).toBeVisible();
    await choose('ada', 'Edit');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('x{Escape}');
    expect(feedServer.calls.join()).not.toContain('PUT');
    expect(store.getState().drafts.texts).toEqual({});
  });

  it('refuses a blank text', async () => {
    const { choose, user } = await openComments();
    await choose('ada', 'Edit');
    await user.clear(editor());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(editor()).toHaveAccessibleDescription('Write something first.');
    expect(editor()).toHaveFocus();
  });

  it('is kept as a draft, which is offered again without taking the focus', async () => {
    const drafts = JSON.stringify({ owner: ada.id, texts: { 'edit-comment:301': 'Half a' } });
    const { user, inside } = await openComments({ quad_drafts: drafts });
    expect(editor()).toHaveValue('Half a');
    expect(editor()).not.toHaveFocus();
    expect(inside.getByText(/Draft restored/)).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Discard' }));
    expect(editor()).toHaveValue('Own no. 301');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(inside.getByText('Own no. 301')).toBeVisible();
  });

  it('keeps the text when it fails, and when the comment was deleted', async () => {
    const { choose, user, inside } = await openComments();
    server.use(onCall('editComment', () => new HttpResponse(null, { status: 500 })));
    await choose('ada', 'Edit');
    await user.type(editor(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await inside.findByText('Couldn’t save your changes. Try again.')).toBeVisible();
    server.use(refuseCall('editComment', 404));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await inside.findByRole('alert')).toHaveTextContent(/has been deleted/);
    expect(editor()).toHaveValue('Own no. 301!');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(editor).toThrow();
  });
});

describe('deleting a comment', () => {
  async function confirm(action: string) {
    const dialog = await screen.findByRole('alertdialog');
    return { dialog, button: within(dialog).getByRole('button', { name: action }) };
  }

  it('removes it with the count, and the next comment has the focus', async () => {
    feedServer.comments.push(own(302));
    feedServer.posts = [makePost(5, { total_comments: 4 })];
    const { choose, user, inside } = await openComments();
    await choose('ada', 'Delete');
    const { dialog, button } = await confirm('Delete');
    expect(dialog).toHaveAccessibleName('Delete this comment?');
    expect(dialog).toHaveTextContent('Own no. 301');
    await user.click(button);
    await waitFor(() => expect(inside.queryByText('Own no. 301')).not.toBeInTheDocument());
    expect(lastCall()).toBe('DELETE interactions/comment/301');
    expect(screen.getByRole('button', { name: 'Comment 3' })).toBeInTheDocument();
    await waitFor(() => expect(inside.getAllByRole('listitem')[3]).toHaveFocus());
    expect(inside.getAllByRole('listitem')[3]).toHaveTextContent('Own no. 302');
  });

  it('leaves a stub if there are replies, which keeps the focus', async () => {
    feedServer.posts = [makePost(5, { user: adaAuthor, total_comments: 3 })];
    const { choose, user, inside } = await openComments();
    await choose('tanvir.h', 'Remove');
    const { dialog, button } = await confirm('Remove');
    expect(dialog).toHaveTextContent(/Its replies stay.*tanvir\.h will be notified/);
    await user.click(button);
    await inside.findByText('Comment deleted');
    expect(inside.queryByText(comment.content)).not.toBeInTheDocument();
    expect(inside.getByText('Perfect, please do.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Comment 2' })).toBeInTheDocument();
    await waitFor(() => expect(inside.getAllByRole('listitem')[0]).toHaveFocus());
  });

  it('of the last reply removes the stub above it', async () => {
    const stub = { content: 'Comment deleted', deleted: true as const };
    const below = own(302, { parent_id: 301 });
    feedServer.comments = [
      structuredClone(comment),
      own(301, { ...stub, user: { ...adaPerson, username: 'deleted' } }),
    ];
    Object.assign(feedServer.comments[1] ?? {}, { replies: [below], total_replies: 1 });
    const { choose, user, inside } = await openComments();
    await choose('ada', 'Delete');
    await user.click((await confirm('Delete')).button);
    await waitFor(() => expect(inside.queryByText('Comment deleted')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Comment 2' })).toBeInTheDocument();
  });

  it('keeps it after a failure, and removes one that is already gone', async () => {
    server.use(onCall('deleteComment', () => new HttpResponse(null, { status: 500 })));
    const { choose, user, inside } = await openComments();
    await choose('ada', 'Delete');
    const { dialog, button } = await confirm('Delete');
    await user.click(button);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /Couldn’t delete the comment/,
    );
    server.use(refuseCall('deleteComment', 404));
    await user.click(button);
    await waitFor(() => expect(inside.queryByText('Own no. 301')).not.toBeInTheDocument());
  });
});

test('a reply to a comment that was deleted meanwhile keeps its text and says so', async () => {
  server.use(refuseCall('replyToComment', 404, 'This comment does not exist.'));
  const { user, inside } = await openComments();
  await user.click(inside.getByRole('button', { name: 'Reply to tanvir.h' }));
  const field = inside.getByRole('textbox', { name: 'Reply to tanvir.h' });
  await user.type(field, 'Thank you{Control>}{Enter}{/Control}');
  expect(await inside.findByText(/so you can’t reply to it/)).toBeVisible();
  expect(field).toHaveValue('Thank you');
});

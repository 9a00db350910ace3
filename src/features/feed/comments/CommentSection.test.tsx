import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { comment } from '#contract/fixtures/posts';
import { frameReceived } from '#realtime/frameActions';
import { startApiServer } from '#shared/testing/apiServer';
import { settled } from '#shared/testing/settled';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
beforeEach(() => {
  fakeScreen();
  feedServer.reset([makePost(5, { total_comments: 1 })]);
  feedServer.comments = [structuredClone(comment)];
});

async function openComments() {
  const opened = await openFeedPage();
  await opened.user.click(await screen.findByRole('button', { name: 'Comment 1' }));
  const section = await screen.findByRole('region', { name: 'Comments' });
  await within(section).findByText(comment.content);
  return { ...opened, section };
}

describe('the comments of a post', () => {
  it('show replies below their parents and correct the count', async () => {
    const { section } = await openComments();
    const inside = within(section);
    const thread = inside.getAllByRole('listitem')[0];
    expect(thread).toContainElement(inside.getByText('Perfect, please do.'));
    expect(screen.getByRole('button', { name: 'Comment 2' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('append a new one', async () => {
    const { user, section } = await openComments();
    const inside = within(section);
    await user.type(inside.getByRole('textbox', { name: 'Write a comment' }), 'Well said');
    await user.click(inside.getByRole('button', { name: 'Send comment' }));
    expect(await inside.findByText('Well said')).toBeInTheDocument();
    expect(inside.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Comment 3' })).toBeInTheDocument();
    expect(feedServer.calls.at(-1)).toBe(
      'POST interactions/5/comment {"post_id":5,"content":"Well said","parent_id":null}',
    );
  });

  it('keep the indentation of a first line of code', async () => {
    const { user, section } = await openComments();
    const inside = within(section);
    await user.click(inside.getByRole('textbox', { name: 'Write a comment' }));
    await user.paste('\n    return 1\n  }\n');
    await user.click(inside.getByRole('button', { name: 'Send comment' }));
    await waitFor(() =>
      expect(feedServer.calls.at(-1)).toContain('"content":"    return 1\\n  }"'),
    );
  });

  it.each([
    ['Write a comment', 'Send comment', 'createComment'],
    ['Reply to tanvir.h', 'Send reply', 'replyToComment'],
  ] as const)('send the text of “%s” again as the same act', async (label, submit, call) => {
    const { user, section } = await openComments();
    const keys: (string | null)[] = [];
    server.use(
      onCall(call, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    const inside = within(section);
    if (call === 'replyToComment')
      await user.click(inside.getByRole('button', { name: 'Reply to tanvir.h' }));
    const field = inside.getByRole('textbox', { name: label });
    await user.type(field, 'Thanks');
    const send = async () => {
      await user.click(inside.getByRole('button', { name: submit }));
      expect(await inside.findByRole('alert')).toBeVisible();
    };
    await send();
    await send();
    await user.type(field, '!');
    await send();
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('add a reply below its comment, one box at a time', async () => {
    const { user, section } = await openComments();
    const inside = within(section);
    await user.click(inside.getByRole('button', { name: 'Reply to nusrat_j' }));
    await user.click(inside.getByRole('button', { name: 'Reply to tanvir.h' }));
    expect(inside.queryByRole('textbox', { name: 'Reply to nusrat_j' })).not.toBeInTheDocument();
    const field = inside.getByRole('textbox', { name: 'Reply to tanvir.h' });
    expect(field).toHaveFocus();
    await user.type(field, 'Thank you{Control>}{Enter}{/Control}');
    const reply = await inside.findByText('Thank you', { selector: 'p' });
    expect(inside.getAllByRole('listitem')[0]).toContainElement(reply);
    expect(feedServer.calls.at(-1)).toBe(
      'POST interactions/5/comment/201/reply {"post_id":5,"content":"Thank you","parent_id":201}',
    );
    expect(inside.queryByRole('textbox', { name: 'Reply to tanvir.h' })).not.toBeInTheDocument();
    expect(inside.getByRole('button', { name: 'Reply to tanvir.h' })).toHaveFocus();
  });

  it('are left with Escape: from a reply to its button, from the field to the post', async () => {
    const { user, section } = await openComments();
    const inside = within(section);
    const reply = () => inside.getByRole('button', { name: 'Reply to nusrat_j' });
    await user.click(reply());
    await user.keyboard('Half a reply{Escape}');
    expect(inside.queryByRole('textbox', { name: 'Reply to nusrat_j' })).not.toBeInTheDocument();
    expect(reply()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(inside.getByRole('textbox', { name: 'Reply to nusrat_j' })).toHaveValue('Half a reply');
    await user.type(inside.getByRole('textbox', { name: 'Write a comment' }), 'Well{Escape}');
    expect(screen.getAllByRole('article')[0]).toHaveFocus();
    expect(inside.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Well');
  });

  it('keep the text of one that fails', async () => {
    server.use(onCall('createComment', () => new HttpResponse(null, { status: 500 })));
    const { user, section } = await openComments();
    const inside = within(section);
    const field = inside.getByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Well said{Control>}{Enter}{/Control}');
    expect(await inside.findByText('Couldn’t send your comment. Try again.')).toBeVisible();
    expect(field).toHaveValue('Well said');
    expect(screen.getByRole('button', { name: 'Comment 2' })).toBeInTheDocument();
  });

  it('keep the text of a rate-limited one, and say when it can be sent', async () => {
    const detail = 'Too many comments. Please try again in 20 seconds.';
    server.use(
      onCall('createComment', () =>
        HttpResponse.json({ detail }, { status: 429, headers: { 'Retry-After': '20' } }),
      ),
    );
    const { user, section } = await openComments();
    const inside = within(section);
    const field = inside.getByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Well said{Control>}{Enter}{/Control}');
    expect(await inside.findByText(detail)).toBeVisible();
    expect(field).toHaveValue('Well said');
  });

  it('keep an unfinished one when they are closed', async () => {
    const { user, section } = await openComments();
    const inside = within(section);
    await user.type(inside.getByRole('textbox', { name: 'Write a comment' }), 'Half a');
    await user.click(screen.getByRole('button', { name: 'Comment 2' }));
    expect(screen.queryByRole('region', { name: 'Comments' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Comment 2' }));
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Half a');
    expect(screen.getByText(/Draft restored/)).toBeInTheDocument();
  });

  it('are reloaded when a notification about one arrives', async () => {
    const { store, section } = await openComments();
    const inside = within(section);
    feedServer.comments.push({
      ...comment,
      id: 301,
      content: 'Just now',
      replies: [],
      total_replies: 0,
    });
    const notification = {
      id: 1,
      type: 'comment',
      post_id: 5,
      actor_id: 12,
      actor_username: 'tanvir.h',
      actor_display_name: null,
      actor_image_url: null,
      created_at: '2025-03-05T12:30:00.000Z',
      is_read: false,
    };
    act(() => {
      store.dispatch(frameReceived.notification({ type: 'notification', notification }, 0));
    });
    expect(await inside.findByText('Just now', { selector: 'p' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Comment 3' })).toBeInTheDocument();
  });

  it('can be retried when they fail to load', async () => {
    server.use(onCall('listComments', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openFeedPage();
    await user.click(await screen.findByRole('button', { name: 'Comment 1' }));
    expect(await screen.findByText('Couldn’t load the comments.')).toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(comment.content)).toBeInTheDocument();
  });

  it('can be liked, ending with the last of several quick clicks', async () => {
    const { user, section, store } = await openComments();
    const inside = within(section);
    const like = () => inside.getByRole('button', { name: /^Like comment by nusrat_j/ });
    expect(like()).toHaveAccessibleName('Like comment by nusrat_j, 0');
    server.use(
      onCall('like', async ({ request }) => {
        const { liked } = (await request.clone().json()) as { liked: boolean };
        feedServer.calls.push(await request.text());
        return HttpResponse.json({ user_liked: liked, total_likes: Number(liked) });
      }),
    );
    await user.click(like());
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    expect(like()).toHaveAccessibleName('Like comment by nusrat_j, 1');
    await user.dblClick(like());
    await waitFor(() =>
      expect(feedServer.calls.at(-1)).toBe('{"post_id":5,"comment_id":202,"liked":true}'),
    );
    await settled(store);
    expect(like()).toHaveAttribute('aria-pressed', 'true');
  });

  it('roll back a like that the server rejects, with a message', async () => {
    server.use(onCall('like', () => new HttpResponse(null, { status: 500 })));
    const { user, section, store } = await openComments();
    const like = within(section).getByRole('button', { name: 'Like comment by nusrat_j, 0' });
    await user.click(like);
    await waitFor(() =>
      expect(store.getState().toasts.items[0]?.text).toBe(
        'Couldn’t save your like. Check your connection.',
      ),
    );
    expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(like).toHaveAccessibleName('Like comment by nusrat_j, 0');
  });

  it('beyond two hundred load on demand, and a failure keeps the loaded ones', async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...comment,
        id: from + index,
        content: `Comment no. ${from + index}`,
        replies: [],
        total_replies: 0,
      }));
    let isDown = true;
    server.use(
      onCall('listComments', ({ request }) => {
        const offset = new URL(request.url).searchParams.get('offset');
        if (offset === null) return HttpResponse.json({ comments: page(1, 200) });
        if (isDown) return new HttpResponse(null, { status: 500 });
        return HttpResponse.json({ comments: offset === '200' ? page(201, 3) : [] });
      }),
    );
    const { user } = await openFeedPage();
    await user.click(await screen.findByRole('button', { name: 'Comment 1' }));
    const inside = within(await screen.findByRole('region', { name: 'Comments' }));
    await inside.findByText('Comment no. 200');
    await user.click(inside.getByRole('button', { name: 'Load more comments' }));
    expect(await inside.findByText('Couldn’t load the comments.')).toBeInTheDocument();
    expect(inside.getByText('Comment no. 200')).toBeInTheDocument();
    isDown = false;
    await user.click(inside.getByRole('button', { name: 'Try Again' }));
    expect(await inside.findByText('Comment no. 203')).toBeInTheDocument();
    expect(inside.queryByRole('button', { name: 'Load more comments' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Comment 203' })).toBeInTheDocument();
  });
});

import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Comment } from '#contract/entities/comment';
import { comment } from '#contract/fixtures/posts';
import { baseApi } from '#api/baseApi';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePost } from '../../testing/feedServer';
import { fakeScreen, openFeedPage } from '../../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
const FIRST_ID = 1_000;
let replies: Comment[];
let isDown: boolean;

const makeReply = (index: number): Comment => ({
  ...comment,
  id: FIRST_ID + index,
  content: `Reply no. ${index}`,
  parent_id: comment.id,
  replies: [],
  total_replies: 0,
});
const withFirst = (): Comment => ({
  ...comment,
  replies: replies.slice(0, 3),
  total_replies: replies.length,
});

beforeEach(() => {
  fakeScreen();
  isDown = false;
  replies = Array.from({ length: 120 }, (_, index) => makeReply(index));
  feedServer.reset([makePost(5, { total_comments: 121 })]);
  feedServer.comments = [withFirst()];
  server.use(
    onCall(['listReplies', { post_id: 5 }], ({ request }) => {
      if (isDown) return new HttpResponse(null, { status: 500 });
      const query = new URL(request.url).searchParams;
      const after = Number(query.get('after_id') ?? 0);
      const left = replies.filter(({ id }) => id > after);
      const page = left.slice(0, Number(query.get('limit')));
      return HttpResponse.json({
        replies: page,
        total_replies: replies.length,
        has_more: left.length > page.length,
        last_id: page.at(-1)?.id ?? after,
      });
    }),
  );
});

async function openComments({ hasMore = true } = {}) {
  const opened = await openFeedPage();
  await opened.user.click(await screen.findByRole('button', { name: /^Comment \d/ }));
  const section = await screen.findByRole('region', { name: 'Comments' });
  await within(section).findByText(comment.content);
  if (hasMore) await within(section).findByRole('button', { name: /more repl/ });
  return { ...opened, section };
}
const more = (left: number) => ({ name: `View ${left} more replies to ${comment.user.username}` });

describe('the replies to a comment', () => {
  it('load with a button that says how many are left, and is removed with the last', async () => {
    const { user, section } = await openComments();
    const inside = within(section);
    expect(inside.queryByText('Reply no. 3')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Comment 121' })).toBeInTheDocument();
    await user.click(inside.getByRole('button', more(117)));
    expect(await inside.findByText('Reply no. 49')).toBeInTheDocument();
    await user.click(inside.getByRole('button', more(70)));
    await inside.findByText('Reply no. 99');
    await user.click(inside.getByRole('button', more(20)));
    await inside.findByText('Reply no. 119');
    expect(inside.queryByRole('button', { name: /more repl/ })).not.toBeInTheDocument();
    expect(inside.getAllByText(/^Reply no\./).map(({ textContent }) => textContent)).toEqual(
      replies.map(({ content }) => content),
    );
  });

  it('move the focus to the first new one, also from the keyboard', async () => {
    const { user, section } = await openComments();
    const inside = within(section);
    inside.getByRole('button', more(117)).focus();
    await user.keyboard('{Enter}');
    await inside.findByText('Reply no. 3');
    // The comment itself is the first item.
    expect(inside.getAllByRole('listitem')[1 + 3]).toHaveFocus();
  });

  it('stay open when others reply, and show the new count', async () => {
    replies = replies.slice(0, 30);
    feedServer.comments = [withFirst()];
    const { user, section, store } = await openComments();
    const inside = within(section);
    await user.click(inside.getByRole('button', more(27)));
    await inside.findByText('Reply no. 29');
    replies.push(makeReply(30));
    feedServer.comments = [withFirst()];
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: 'Comments', id: 5 }]));
    });
    const button = { name: `View 1 more reply to ${comment.user.username}` };
    await user.click(await inside.findByRole('button', button));
    expect(await inside.findByText('Reply no. 30')).toBeInTheDocument();
    expect(inside.getByText('Reply no. 29')).toBeInTheDocument();
    expect(inside.queryByRole('button', { name: /more repl/ })).not.toBeInTheDocument();
  });

  it('show an own reply at once after the others, opened or not, and keep it through updates', async () => {
    const { user, section, store } = await openComments();
    const inside = within(section);
    await user.click(inside.getByRole('button', more(117)));
    await inside.findByText('Reply no. 49');
    server.use(
      onCall(['replyToComment', { post_id: 5, comment_id: 201 }], () => {
        const own = { ...makeReply(500), content: 'My own words' };
        replies.push(own);
        return HttpResponse.json(own, { status: 201 });
      }),
    );
    await user.click(
      inside.getAllByRole('button', { name: 'Reply to tanvir.h' })[0] ?? document.body,
    );
    await user.type(inside.getByRole('textbox', { name: 'Reply to tanvir.h' }), 'My own words');
    await user.click(inside.getByRole('button', { name: 'Send reply' }));
    expect(await inside.findByText('My own words', { selector: 'p' })).toBeInTheDocument();
    expect(inside.getByRole('button', more(70))).toBeInTheDocument();
    feedServer.comments = [withFirst()];
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: 'Comments', id: 5 }]));
    });
    await user.click(inside.getByRole('button', more(70)));
    await inside.findByText('Reply no. 99');
    expect(inside.getByText('My own words', { selector: 'p' })).toBeInTheDocument();
    expect(inside.getByRole('button', more(20))).toBeInTheDocument();
  });

  it('can be retried when they fail to load', async () => {
    isDown = true;
    const { user, section } = await openComments();
    const inside = within(section);
    await user.click(inside.getByRole('button', more(117)));
    expect(await inside.findByRole('alert')).toHaveTextContent('Couldn’t load the replies.');
    isDown = false;
    await user.click(inside.getByRole('button', more(117)));
    expect(await inside.findByText('Reply no. 49')).toBeInTheDocument();
    expect(inside.queryByRole('alert')).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { settled } from '#shared/testing/settled';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { openCard } from '../testing/openCard';
import { fakeScreen } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
beforeEach(() => fakeScreen());

const likeCalls = () => feedServer.calls.filter((call) => call.includes('interactions/like'));

describe('a like', () => {
  it('animates when clicked, but not when rendered as liked', async () => {
    const { user, card } = await openCard([makePost(8, { user_liked: true })]);
    const like = () => within(card).getByLabelText(/^Like/);
    expect(like()).not.toHaveClass('popped');
    await user.click(like());
    expect(like()).not.toHaveClass('popped');
    await user.click(like());
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    expect(like()).toHaveClass('popped');
    await user.click(like());
    expect(like()).not.toHaveClass('popped');
  });

  it('ends with the last of several quick clicks', async () => {
    const { user, card, store } = await openCard([makePost(8)]);
    const inCard = within(card);
    await user.dblClick(inCard.getByLabelText('Like, 3'));
    await user.click(inCard.getByLabelText('Like, 3'));
    await waitFor(() => expect(store.getState().feed.pendingLikes).toEqual({}));
    await settled(store);
    expect(inCard.getByLabelText('Like, 4')).toHaveAttribute('aria-pressed', 'true');
    expect(likeCalls().at(-1)).toContain('"liked":true');
  });

  it('is rolled back with a message when the server rejects it', async () => {
    server.use(onCall('like', () => new HttpResponse(null, { status: 500 })));
    const { user, store, card } = await openCard([makePost(8)]);
    const inCard = within(card);
    await user.click(inCard.getByLabelText('Like, 3'));
    await waitFor(() => expect(store.getState().toasts.items).toHaveLength(1));
    expect(inCard.getByLabelText('Like, 3')).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().toasts.items[0]?.text).toBe(
      'Couldn’t save your like. Check your connection.',
    );
  });

  it('is sent to the other tabs, and shown when another tab sends one', async () => {
    const { user, ports, card } = await openCard([makePost(8)]);
    const inCard = within(card);
    await user.click(inCard.getByLabelText('Like, 3'));
    await waitFor(() =>
      expect(ports.posted).toContainEqual({
        type: 'likeSettled',
        userId: 7,
        postId: 8,
        total_likes: 4,
        user_liked: true,
      }),
    );
    const message = { type: 'likeSettled', postId: 8, total_likes: 9, user_liked: false };
    act(() => ports.receiveFromTab({ ...message, userId: 8 }));
    act(() => ports.receiveFromTab({ ...message, userId: 7, total_likes: 'many' }));
    expect(within(screen.getByRole('article')).getByLabelText('Like, 4')).toBeInTheDocument();
    act(() => ports.receiveFromTab({ ...message, userId: 7 }));
    expect(inCard.getByLabelText('Like, 9')).toHaveAttribute('aria-pressed', 'false');
  });
});

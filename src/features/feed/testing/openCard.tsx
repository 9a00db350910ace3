import { screen, within } from '@testing-library/react';
import type { Post } from '#contract/entities/post';
import { feedServer } from './feedServer';
import { openFeedPage } from './openFeedPage';

/** Opens the feed with only these posts, and returns the card of the first. */
export async function openCard(posts: readonly Post[], stored = {}) {
  feedServer.reset([...posts]);
  const opened = await openFeedPage(undefined, stored);
  const cards = await screen.findAllByRole('article');
  const card = cards.find((article) => article.dataset.postId === String(posts[0]?.id));
  if (!card) throw new Error('No card of the first post.');
  return { ...opened, card };
}

type OpenCard = Awaited<ReturnType<typeof openCard>>;

/** Opens a card's menu and selects an item. */
export async function choose({ user, card }: Pick<OpenCard, 'user' | 'card'>, item: string) {
  await user.click(within(card).getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

import { selectCard, type CardState, type CardView } from '../feedSelectors';

type Views = readonly (CardView | undefined)[];

/** Whether nothing changed that concerns every card. */
const isSharedSame = (a: CardState, b: CardState) =>
  a.feed.highlight === b.feed.highlight && a.drafts === b.drafts && a.session === b.session;

/** Whether nothing changed of what the state holds of one post. */
const isPostSame = ({ feed: a }: CardState, { feed: b }: CardState, id: number) =>
  a.posts.entities[id] === b.posts.entities[id] &&
  a.pendingLikes[id] === b.pendingLikes[id] &&
  a.openComments[id] === b.openComments[id];

/**
 * A selector of what the cards of some posts show. It works out again only the cards that something
 * changed for, and answers the same array as long as none did.
 */
export function createCardsSelector(ids: readonly number[]): (state: CardState) => Views {
  let before: CardState | undefined;
  let views: Views = [];
  return (state) => {
    const known = before;
    before = state;
    if (known && isSharedSame(known, state)) {
      const isKept = (id: number) => isPostSame(known, state, id);
      if (ids.every(isKept)) return views;
      views = ids.map((id, index) => (isKept(id) ? views[index] : selectCard(state, id)));
    } else views = ids.map((id) => selectCard(state, id));
    return views;
  };
}

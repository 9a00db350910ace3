import { memo, useMemo, type CSSProperties } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { createPartSelector } from '#shared/store/createPartSelector';
import type { EventParts } from '../card/event/EventBody';
import { PostCard } from '../card/PostCard';
import type { CardState } from '../feedSelectors';
import { createCardsSelector } from './createCardsSelector';
import css from './PostGroup.module.css';

const useCardSelector = createPartSelector<CardState>('feed', 'drafts', 'session');

interface PostGroupProps {
  readonly ids: readonly number[];
  /** Place of the first one in the feed, from 1. */
  readonly position: number;
  readonly eventParts: EventParts;
}

/**
 * Some posts of a long list. They ask together for what they show and have a block of their own: with
 * five hundred cards side by side, the state, React and the browser would each go through all of them
 * when one changes.
 */
export const PostGroup = memo(function PostGroup({ ids, position, eventParts }: PostGroupProps) {
  const selectCards = useMemo(() => createCardsSelector(ids), [ids]);
  const views = useCardSelector(selectCards);
  const placeholder = { '--posts': ids.length } as CSSProperties;
  return (
    <div className={css.group} style={placeholder}>
      {ids.map((id, index) => {
        const view = views[index];
        return (
          <PartBoundary key={id} part="post" as="article">
            {view ? (
              <PostCard view={view} position={position + index} eventParts={eventParts} />
            ) : null}
          </PartBoundary>
        );
      })}
    </div>
  );
});

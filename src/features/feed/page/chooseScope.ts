import { flushSync } from 'react-dom';
import type { FeedScope } from '#contract/entities/post';
import type { AppThunk } from '#shared/store/types';
import { scopeChosen } from '../feedSlice';
import { selectFeedScope, selectFeedView, selectList } from '../feedState';
import { focusPost, focusScope } from '../list/feedDom';
import { keepPlace, readPlace } from '../list/useFeedPlace';
import { FEED_VIEWS, viewKey } from '../postView';
import { openChosenView } from './openChosenView';

/** The views of the feed, in the order in which they are shown. */
export const feedScopes = Object.keys(FEED_VIEWS) as (keyof typeof FEED_VIEWS)[];

interface Choice {
  scope: FeedScope;
  /** The post that last had the focus in the view that the reader leaves. */
  focusedId: number | null;
  /** Whether the post that had the focus in the chosen view gets it again. */
  movesFocus: boolean;
}

/**
 * Shows another view of the feed where the reader left it, or from its top. Returns the post that
 * had the focus there.
 */
export function chooseScope({ scope, focusedId, movesFocus }: Choice): AppThunk<number | null> {
  return (dispatch, getState) => {
    if (selectFeedScope(getState()) === scope) return focusedId;
    const left = { place: readPlace(), focusedId };
    // The posts must be rendered before one can be scrolled to its place.
    flushSync(() => dispatch(scopeChosen({ scope, left })));
    const { place, focusedId: lastId = null } = selectList(
      getState(),
      viewKey(selectFeedView(getState())),
    );
    if (place) keepPlace(place);
    else window.scrollTo({ top: 0, behavior: 'instant' });
    if (movesFocus && !focusPost(lastId)) focusScope();
    dispatch(openChosenView());
    return lastId;
  };
}

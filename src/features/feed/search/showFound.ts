import type { Post } from '#contract/entities/post';
import type { AppThunk } from '#shared/store/types';
import { feedApi } from '../feedApi';
import { selectList } from '../feedState';
import { viewKey, type PostView } from '../postView';

/**
 * Fills the list of a search with posts that were found before the page opened. A list that is
 * loaded stays as it is.
 */
export function showFound(view: PostView, posts: readonly Post[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectList(getState(), viewKey(view)).isLoaded) return;
    const args = { view, part: 'head' } as const;
    await dispatch(feedApi.util.upsertQueryData('listPosts', args, { posts: [...posts] }));
  };
}

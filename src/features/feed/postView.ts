import type { FeedScope } from '#contract/entities/post';
import type { ApiArgs } from '#api/callTypes';
import { request } from '#api/request';
import type { PostView } from '#shared/store/featureEvents';

export type { PostView };

/** The main feed of all posts. */
export const MAIN_VIEW = { kind: 'main' } as const satisfies PostView;
/** The views of the feed, between which its reader chooses. */
export const FEED_VIEWS = {
  everyone: MAIN_VIEW,
  connections: { kind: 'scope', scope: 'connections' },
  university: { kind: 'scope', scope: 'university' },
  followed: { kind: 'scope', scope: 'followed' },
} as const satisfies Record<FeedScope, PostView>;
/** All posts that announce events. */
export const EVENTS_VIEW = { kind: 'events' } as const satisfies PostView;

/** Returns the key of a view's list; equal views have equal keys. */
export function viewKey(view: PostView): string {
  switch (view.kind) {
    case 'main':
    case 'events':
      return view.kind;
    case 'scope':
      return `scope:${view.scope}`;
    case 'user':
      return `user:${view.userId}`;
    case 'paper':
      return `paper:${view.paperId}`;
    case 'search':
      return `search:${view.keyword}`;
    case 'hashtag':
      return `hashtag:${view.hashtag ?? ''}`;
    case 'department':
      return `department:${JSON.stringify([view.university, view.department])}`;
  }
}

/** Whether a view is ordered by id, newest first, so that its pages can follow the last id. */
export const isNewestFirst = ({ kind }: PostView): boolean =>
  kind !== 'search' && kind !== 'hashtag' && kind !== 'department';

/** A page of a view; `before_id` needs a view that is newest first. */
interface Page {
  limit: number;
  offset?: number;
  before_id?: number;
}

/** Returns the request for a page of a view. */
export function viewRequest(view: PostView, page: Page): ApiArgs {
  switch (view.kind) {
    case 'main':
      return request('listPosts', { query: page });
    case 'scope':
      return request('listPosts', { query: { scope: view.scope, ...page } });
    case 'user':
      return request('listPosts', { query: { user_id: view.userId, ...page } });
    case 'events':
      return request('listPosts', { query: { post_type: 'event', ...page } });
    case 'paper':
      return request('listPaperPosts', { params: { id: view.paperId }, query: page });
    case 'search':
      return request('searchPosts', { query: { keyword: view.keyword, ...page } });
    case 'hashtag':
      return request('listPostsByHashtag', {
        query: { ...(view.hashtag !== null && { hashtag: view.hashtag }), ...page },
      });
    case 'department': {
      const { university, department } = view;
      return request('listPostsOfDepartment', {
        params: { university, department },
        query: { ...page },
      });
    }
  }
}

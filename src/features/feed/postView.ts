import type { PostView } from '../../shared/parts/postView';

export type { PostView };

/** The feed of everybody's posts. */
export const MAIN_VIEW = { kind: 'main' } as const satisfies PostView;
/** Everybody's announcements of events. */
export const EVENTS_VIEW = { kind: 'events' } as const satisfies PostView;

/** The name under which a view's list is kept; equal views have equal names. */
export function viewKey(view: PostView): string {
  switch (view.kind) {
    case 'main':
    case 'events':
      return view.kind;
    case 'user':
      return `user:${view.userId}`;
    case 'search':
      return `search:${view.keyword}`;
    case 'hashtag':
      return `hashtag:${view.hashtag ?? ''}`;
    case 'department':
      return `department:${JSON.stringify([view.university, view.department])}`;
  }
}

/** Whether a view is newest first by id, so that its pages can follow the last id. */
export const isNewestFirst = ({ kind }: PostView): boolean =>
  kind === 'main' || kind === 'user' || kind === 'events';

type Params = Record<string, string | number | undefined>;

/** The call that reads a view, without its page. */
export function viewCall(view: PostView): { url: string; params: Params } {
  switch (view.kind) {
    case 'main':
      return { url: 'posts/', params: {} };
    case 'user':
      return { url: 'posts/', params: { user_id: view.userId } };
    case 'events':
      return { url: 'posts/', params: { post_type: 'event' } };
    case 'search':
      return { url: 'search/search', params: { keyword: view.keyword } };
    case 'hashtag':
      return {
        url: 'universities/posts/by-hashtag',
        params: view.hashtag === null ? {} : { hashtag: view.hashtag },
      };
    case 'department': {
      const [university, department] = [view.university, view.department].map(encodeURIComponent);
      return {
        url: `universities/posts/university/${university}/department/${department}`,
        params: {},
      };
    }
  }
}

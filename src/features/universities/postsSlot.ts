import type { ReactNode } from 'react';
import type { PostView } from '#shared/store/postView';

/** What pages of universities show of posts. */
export interface PostsSlot {
  /** The posts of a view; `label` names the list for those who do not see it. */
  readonly posts: (view: PostView, label: string) => ReactNode;
}

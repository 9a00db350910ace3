import { ViewPosts } from '#features/feed/list/ViewPosts';
import type { PostView } from '#shared/store/postView';
import { eventParts } from './eventParts';

interface PostsOfProps {
  readonly view: PostView;
  /** What the list is, for those who do not see it. */
  readonly label: string;
}

/** The posts of a view, with what their cards show of other features. */
export const PostsOf = (props: PostsOfProps) => <ViewPosts {...props} eventParts={eventParts} />;

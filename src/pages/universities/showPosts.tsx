import { PartBoundary } from '#shared/errors/PartBoundary';
import type { PostView } from '#shared/store/postView';
import { PostsOf } from '../parts/PostsOf';

/** The posts on a page of universities; what breaks among them leaves the rest alone. */
export const showPosts = (view: PostView, label: string) => (
  <PartBoundary part="list">
    <PostsOf view={view} label={label} />
  </PartBoundary>
);

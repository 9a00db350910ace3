import { ExploreUniversities } from '#features/universities/ExploreUniversities';
import { PartBoundary } from '#shared/errors/PartBoundary';
import type { PostView } from '#shared/store/featureEvents';
import { UniversityAtAddress } from '#features/universities/UniversityAtAddress';
import { PostsOf } from '../parts/posts';

/** The posts on a university page. An error among them doesn't affect the rest of the page. */
const showPosts = (view: PostView, label: string) => (
  <PartBoundary part="list">
    <PostsOf view={view} label={label} />
  </PartBoundary>
);

/** All universities, and the posts about them. */
export const UniversitiesPage = () => <ExploreUniversities posts={showPosts} />;

/** One university, and the posts about it. */
export const UniversityPage = () => <UniversityAtAddress posts={showPosts} />;

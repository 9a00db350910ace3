import { ExploreUniversities } from '#features/universities/ExploreUniversities';
import { showPosts } from './showPosts';

/** All universities, and the posts about them. */
export const UniversitiesPage = () => <ExploreUniversities posts={showPosts} />;

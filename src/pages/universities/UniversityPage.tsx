import { UniversityAtAddress } from '#features/universities/UniversityAtAddress';
import { showPosts } from './showPosts';

/** One university, and the posts about it. */
export const UniversityPage = () => <UniversityAtAddress posts={showPosts} />;

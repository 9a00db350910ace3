import { useSearchParams } from 'react-router-dom';
import { universityMessages } from '#contract/messages';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { DepartmentPosts } from './DepartmentPosts';
import css from './ExploreUniversities.module.css';
import type { PostsSlot } from './UniversityPosts';
import { readDepartment } from './universityAddresses';
import { UniversityExplorer } from './UniversityExplorer';

/**
 * Universities and departments on the left, posts on the right. The address contains the selected
 * department. On a phone its posts are a separate step.
 */
export function ExploreUniversities({ posts }: PostsSlot) {
  const [query] = useSearchParams();
  const isPhone = useMediaQuery(PHONE);
  const chosen = readDepartment(query);
  const isStep = isPhone && chosen !== null;
  return (
    <div className={css.page}>
      {/* Hidden instead of unmounted in the second step, so that it keeps its state. */}
      <div className={css.left} hidden={isStep}>
        {isStep ? null : <PageHeading>{universityMessages.explore}</PageHeading>}
        <UniversityExplorer chosen={chosen} />
      </div>
      <DepartmentPosts chosen={chosen} isStep={isStep} posts={posts} />
    </div>
  );
}

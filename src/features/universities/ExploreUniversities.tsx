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
 * Universities and departments on the left, posts on the right. The address holds the department
 * that was chosen; on a phone its posts are a step of their own.
 */
export function ExploreUniversities({ posts }: PostsSlot) {
  const [query] = useSearchParams();
  const isPhone = useMediaQuery(PHONE);
  const chosen = readDepartment(query);
  const isStep = isPhone && chosen !== null;
  return (
    <div className={css.page}>
      {/* Merely out of sight in the second step, so that it comes back as it was left. */}
      <div className={css.left} hidden={isStep}>
        {isStep ? null : <PageHeading>{universityMessages.explore}</PageHeading>}
        <UniversityExplorer chosen={chosen} />
      </div>
      <DepartmentPosts chosen={chosen} isStep={isStep} posts={posts} />
    </div>
  );
}

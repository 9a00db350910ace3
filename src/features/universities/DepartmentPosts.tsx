import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import type { PostView } from '#shared/store/featureEvents';
import { Icon } from '#shared/ui/marks/Icon';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { paths } from '#shared/paths';
import css from './DepartmentPosts.module.css';
import * as texts from './texts';
import type { PostsSlot } from './UniversityPosts';
import type { ChosenDepartment } from './universityAddresses';

const ANY_UNIVERSITY: PostView = { kind: 'hashtag', hashtag: null };

interface DepartmentPostsProps extends PostsSlot {
  /** Null shows the posts with the hashtag of any university. */
  readonly chosen: ChosenDepartment | null;
  /** Whether the posts are the only content of the page, as on a phone. */
  readonly isStep: boolean;
}

/** The posts of the selected department. */
export function DepartmentPosts({ chosen, isStep, posts }: DepartmentPostsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useStartOfPosts(chosen, isStep ? heading : null);
  const view: PostView = chosen ? { kind: 'department', ...chosen } : ANY_UNIVERSITY;
  return (
    <section className={css.posts} aria-label={chosen?.department ?? texts.universityPosts}>
      <header className={css.head}>
        {isStep ? (
          <Link className={css.back} to={paths.universities}>
            <Icon of={ArrowLeft} size="sm" />
            {texts.allUniversities}
          </Link>
        ) : null}
        {isStep ? (
          <PageHeading ref={heading}>
            <bdi>{chosen?.department}</bdi>
          </PageHeading>
        ) : (
          <h2 className={css.title}>
            <bdi>{chosen?.department ?? texts.universityPosts}</bdi>
          </h2>
        )}
        {chosen ? (
          <Link className={clsx(css.of, 'touch-target')} to={paths.university(chosen.university)}>
            <bdi>{chosen.university}</bdi>
          </Link>
        ) : (
          <p className={css.of}>{texts.taggedPosts}</p>
        )}
      </header>
      {posts(view, chosen ? texts.postsFrom(chosen.department) : texts.universityPosts)}
    </section>
  );
}

/**
 * Scrolls to the top when another department is selected. Also focuses the heading if the clicked
 * link is no longer on the page. The Back button leaves both to the browser.
 */
function useStartOfPosts(
  chosen: ChosenDepartment | null,
  heading: RefObject<HTMLHeadingElement | null> | null,
): void {
  const kind = useNavigationType();
  const key = chosen ? JSON.stringify([chosen.university, chosen.department]) : '';
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    heading?.current?.focus({ preventScroll: true });
  }, [key, kind, heading]);
}

import { Landmark } from 'lucide-react';
import type { UniversityDetails } from '#contract/entities/university';
import { universityMessages } from '#contract/messages';
import { safeUrl } from '#shared/lib/safeUrl';
import { Card } from '#shared/ui/layout/Card';
import { Icon } from '#shared/ui/marks/Icon';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import * as texts from './texts';
import { universityHashtag } from './universityAddresses';
import css from './UniversityHead.module.css';
import { POSTS_ID } from './UniversityPosts';

interface UniversityHeadProps {
  readonly name: string;
  /** Null until it is loaded. */
  readonly university: UniversityDetails | null;
}

/**
 * The name and size of a university. It stays mounted while the rest loads, so it keeps the focus.
 */
export function UniversityHead({ name, university }: UniversityHeadProps) {
  return (
    <Card padding="lg" className={css.head}>
      <span className={css.picture}>
        <Icon of={Landmark} size="xl" />
      </span>
      <div className={css.words}>
        <PageHeading>
          <bdi>{name}</bdi>
        </PageHeading>
        {university ? <Size university={university} /> : null}
      </div>
    </Card>
  );
}

/** The numbers of departments and members, and the operator's description. */
function Size({ university }: { readonly university: UniversityDetails }) {
  const { name, departments, total_members: members, about } = university;
  const link = safeUrl(university.link);
  const hashtag = universityHashtag(name);
  return (
    <>
      <p className={css.size}>
        {texts.departmentCount(Object.keys(departments).length)} · {texts.memberCount(members)}
      </p>
      {about ? (
        <p className={css.about} dir="auto">
          {about}
        </p>
      ) : null}
      {link ? (
        <a href={link} target="_blank" rel="nofollow noopener noreferrer">
          {link.replace(/^https:\/\//, '').replace(/\/$/, '')}
        </a>
      ) : null}
      {/* On a phone the posts are far below the people. */}
      {hashtag === '' ? null : (
        <a className={css.jump} href={`#${POSTS_ID}`}>
          {universityMessages.posts(hashtag)}
        </a>
      )}
    </>
  );
}

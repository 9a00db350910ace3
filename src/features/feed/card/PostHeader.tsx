import type { ReactNode } from 'react';
import type { Post } from '#contract/entities/post';
import { fullTime } from '#shared/lib/timeLabel';
import { Avatar } from '#shared/ui/marks/Avatar';
import { InstitutionBadge } from '#shared/ui/people/InstitutionBadge';
import { KindLabel } from '#shared/ui/marks/KindLabel';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { nameOf } from '#shared/lib/people';
import { PersonLink } from '#shared/ui/people/PersonLink';
import * as texts from '../texts';
import css from './PostHeader.module.css';

interface PostHeaderProps {
  readonly post: Post;
  readonly headingId: string;
  /** Rendered at the end of the line. */
  readonly menu?: ReactNode;
}

/** The author of a post, their university, the time and the kind of post. */
export function PostHeader({ post, headingId, menu }: PostHeaderProps) {
  const { user, created_at: createdAt, edited_at: editedAt, post_type: kind } = post;
  return (
    <header className={css.header}>
      <Avatar name={nameOf(user)} src={user.profile_picture} size={44} />
      <div className={css.words}>
        <h2 id={headingId} className={css.name}>
          <PersonLink className="touch-target" of={user} />
        </h2>
        <p className={css.meta}>
          {user.university_name ? (
            <>
              <bdi>{user.university_name}</bdi>
              {' · '}
            </>
          ) : null}
          <RelativeTime stamp={createdAt} className={css.time} />
          {editedAt ? (
            <>
              {' · '}
              <time dateTime={editedAt} title={texts.editedAt(fullTime(editedAt))}>
                {texts.edited}
              </time>
            </>
          ) : null}
          {user.institution ? (
            <>
              <span className={css.dot}> · </span>
              <InstitutionBadge of={user.institution} />
            </>
          ) : null}
        </p>
      </div>
      <KindLabel kind={kind} />
      {menu}
    </header>
  );
}

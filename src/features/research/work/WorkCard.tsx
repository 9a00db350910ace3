import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Person } from '#contract/entities/person';
import type { PostedResearch } from '#contract/entities/research';
import { MathText } from '#shared/math/MathText';
import { Card } from '#shared/ui/layout/Card';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { PersonLink } from '#shared/ui/people/PersonLink';
import * as texts from '../texts';
import css from './WorkCard.module.css';

interface WorkCardProps {
  readonly work: PostedResearch;
  /** Rendered at the end of the first line, such as a menu. */
  readonly aside?: ReactNode;
  /** Highlights the card. */
  readonly isLinked?: boolean;
  readonly children?: ReactNode;
}

/** Work in progress: its owner, field and description. */
export function WorkCard({ work, aside, isLinked = false, children }: WorkCardProps) {
  const { user, created_at: createdAt } = work;
  return (
    <Card
      as="article"
      spine="text"
      padding="lg"
      edgeToEdge
      className={clsx(css.card, isLinked && css.linked)}
    >
      <div className={css.head}>
        <p className={css.field} dir="auto">
          {work.research_field}
        </p>
        {aside}
      </div>
      <h2 className={css.title} dir="auto">
        <MathText text={work.title} />
      </h2>
      <p className={css.meta}>
        <WorkOwner user={user} />
        {' · '}
        <RelativeTime stamp={createdAt} />
        {work.edited_at ? ` · ${texts.edited}` : null}
      </p>
      <p className={css.details} dir="auto">
        <MathText text={work.details} />
      </p>
      {children}
    </Card>
  );
}

/** The owner of the work, and their university. */
function WorkOwner({ user }: { readonly user: Person }) {
  return (
    <>
      <PersonLink of={user} />
      {user.university_name ? (
        <>
          {' '}
          · <bdi>{user.university_name}</bdi>
        </>
      ) : null}
    </>
  );
}

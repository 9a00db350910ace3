import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Mentoring, Position } from '#contract/entities/person';
import { mentoringOf, offersMentoring } from '#domain/mentoring';
import type { Tables } from '#server/platform/database/tables';

/** Conditions that the people of a search have to meet. */
export interface PeopleFilter {
  position?: Position | undefined;
  /** Whether they have to offer mentoring. */
  isMentor?: boolean;
}

/** Whether there is any condition. */
export const isFilter = ({ position, isMentor = false }: PeopleFilter): boolean =>
  isMentor || position !== undefined;

/**
 * Whether a row of `users` meets the conditions. The position is a literal, because the plan for a
 * rare one differs from the plan for one that most people have.
 */
export const matchesFilter = ({ position, isMentor = false }: PeopleFilter) =>
  sql<boolean>`(
    ${isMentor ? offersMentoring : sql`true`}
    AND ${position === undefined ? sql`true` : sql`users.position = ${sql.lit(position)}`}
  )`;

/** The mentoring that the person with this id offers, if the search is for mentors; else null. */
export const mentoringColumn = (
  db: Kysely<Tables>,
  { isMentor = false }: PeopleFilter,
  id: RawBuilder<unknown>,
) =>
  isMentor
    ? sql<Mentoring>`(SELECT ${mentoringOf(db)} FROM users WHERE users.id = ${id})`
    : sql<null>`null`;

import { sql } from 'kysely';

/** The address of a row of `users` as others see it: empty where its owner hides it. */
export const shownEmail = sql<string>`CASE WHEN users.hides_email THEN '' ELSE users.email END`;

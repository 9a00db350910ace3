import { sql, type RawBuilder } from 'kysely';

/**
 * What a reader takes a username for: the confusables of Unicode TR39 among the characters that
 * usernames have. A capital I is an l, a lower-case i is not.
 *
 * The unique index users_by_look has the same expression: keep the two alike.
 */
export const usernameLook = (username: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`replace(replace(translate(lower(replace(${username}, 'I', 'l')), '01', 'ol'), 'rn', 'm'), 'vv', 'w')`;

/** A condition on `users`: the username is this one, case ignored. */
export const sameUsername = (username: string) =>
  sql<boolean>`lower(username) = lower(${username})`;

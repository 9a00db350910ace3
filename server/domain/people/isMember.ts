import { sql } from 'kysely';

/**
 * Whether a row of `users` is a member of its university: the address is proved, the profile is
 * complete, and the account is not disabled.
 */
export const isMember = sql<boolean>`(
  users.email_verified_at IS NOT NULL AND users.profile_completed AND users.disabled_at IS NULL
)`;

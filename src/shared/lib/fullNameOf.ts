import { isDeletedUser } from '#contract/deletedUser';
import type { Named } from './people';

/** A person's name for a sentence in which two people of one name could be confused. */
export function fullNameOf({ display_name: chosen, username }: Named): string {
  if (!chosen) return username;
  return isDeletedUser(username) ? chosen : `${chosen} (@${username})`;
}

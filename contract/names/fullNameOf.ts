import { isDeletedUser } from './deletedUser';

/** A person's name for a sentence in which two people of one name could be confused. */
export function fullNameOf({
  display_name: chosen,
  username,
}: {
  readonly username: string;
  readonly display_name?: string | null | undefined;
}): string {
  if (!chosen) return username;
  return isDeletedUser(username) ? chosen : `${chosen} (@${username})`;
}

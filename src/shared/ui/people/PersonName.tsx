import { isDeletedUser } from '#contract/deletedUser';
import type { Named } from '../../lib/people';
import css from './PersonName.module.css';

/** A person's chosen name and their @username, because names need not be unique. */
export function PersonName({ of: { username, display_name: chosen } }: { readonly of: Named }) {
  if (!chosen) return username;
  if (isDeletedUser(username)) return chosen;
  return (
    <>
      <bdi>{chosen}</bdi> <span className={css.handle}>@{username}</span>
    </>
  );
}

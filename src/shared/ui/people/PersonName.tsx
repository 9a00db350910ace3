import { isDeletedUser } from '#contract/names/deletedUser';
import type { Named } from '../../lib/people';
import css from './PersonName.module.css';

/**
 * A person's chosen name, their pronouns, and their @username, because names need not be unique.
 * Where a line is too short, the username is cut off first.
 */
export function PersonName({
  of: { username, display_name: chosen, pronouns },
}: {
  readonly of: Named;
}) {
  if (chosen && isDeletedUser(username)) return chosen;
  const beside = pronouns ? (
    <>
      {' '}
      <span className={css.handle}>
        (<bdi>{pronouns}</bdi>)
      </span>
    </>
  ) : null;
  return chosen ? (
    <>
      <bdi>{chosen}</bdi>
      {beside} <span className={css.handle}>@{username}</span>
    </>
  ) : (
    <>
      {username}
      {beside}
    </>
  );
}

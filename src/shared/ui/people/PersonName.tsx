import type { Person } from '#contract/entities/person';
import { isDeletedUser } from '#contract/deletedUser';
import type { Named } from '../../lib/people';
import css from './PersonName.module.css';

interface PersonNameProps {
  readonly of: Named & Pick<Person, 'pronouns'>;
}

/** A person's chosen name with their @username, because names need not be unique, and pronouns. */
export function PersonName({ of: { username, display_name: chosen, pronouns } }: PersonNameProps) {
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
      <bdi>{chosen}</bdi> <span className={css.handle}>@{username}</span>
      {beside}
    </>
  ) : (
    <>
      {username}
      {beside}
    </>
  );
}

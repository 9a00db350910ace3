import { isDeletedUser } from '#contract/names/deletedUser';
import { nameOf, type Named } from '../../lib/people';
import css from './NameLine.module.css';

/**
 * A person's name and @username in one line. Where it is too short, the username is cut off first,
 * but its beginning stays, because it tells people of one name apart.
 */
export function NameLine({ of }: { readonly of: Named }) {
  const { username, display_name: chosen } = of;
  return (
    <span className={css.line}>
      <bdi>{nameOf(of)}</bdi>
      {chosen && !isDeletedUser(username) ? (
        <>
          {' '}
          <span className={css.handle}>@{username}</span>
        </>
      ) : null}
    </span>
  );
}

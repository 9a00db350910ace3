import { Link } from 'react-router-dom';
import type { Author } from '#contract/entities/person';
import { paths } from '#shared/paths';

/** Who works on something, and where. */
export function WorkOwner({ user }: { readonly user: Author }) {
  return (
    <>
      <Link to={paths.profile(user.username)}>{user.username}</Link>
      {user.university_name ? ` · ${user.university_name}` : null}
    </>
  );
}

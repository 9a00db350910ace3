import { Link } from 'react-router-dom';
import type { Author } from '#contract/entities/person';

/** Who works on something, and where. */
export function WorkOwner({ user }: { readonly user: Author }) {
  return (
    <>
      <Link to={`/dashboard/${user.username}/about`}>{user.username}</Link>
      {user.university_name ? ` · ${user.university_name}` : null}
    </>
  );
}

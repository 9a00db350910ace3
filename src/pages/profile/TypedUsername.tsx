import { Navigate, useParams } from 'react-router-dom';
import { useFindUserQuery } from '#features/profile/profileApi';
import { paths } from '#shared/paths';

/** An address with a username alone leads to the profile, and to the start page without one. */
export function TypedUsername() {
  const { username = '' } = useParams();
  const { isSuccess, isError } = useFindUserQuery(username);
  if (isSuccess) return <Navigate to={paths.profile(username)} replace />;
  return isError ? <Navigate to="/" replace /> : null;
}

import { Navigate, useParams } from 'react-router-dom';
import { profileMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { useFindUserQuery } from '#features/profile/profileApi';
import { ProfileLoading, ProfileProblem } from '#features/profile/ProfileState';
import { paths } from '#shared/paths';

/** An address with a username alone leads to the profile, and to the start page without one. */
export function TypedUsername() {
  const { username = '' } = useParams();
  const { isSuccess, error, isFetching, refetch } = useFindUserQuery(username);
  if (isSuccess) return <Navigate to={paths.profile(username)} replace />;
  if (hasStatus(error, 404)) return <Navigate to="/" replace />;
  if (!error) return <ProfileLoading username={username} />;
  return (
    <ProfileProblem
      username={username}
      text={errorDetail(error, profileMessages.loadDataFailed)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { profileMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { selectToken } from '#shared/store/sessionEvents';
import { useFindUserQuery, useReadProfileQuery } from './profileApi';
import { ProfileColumns } from './ProfileColumns';
import { NoToken, ProfileLoading, ProfileProblem } from './ProfileState';
import { UnknownPerson } from './UnknownPerson';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** A person's page: who it is, what was written, what is worked on. */
export function ProfilePage() {
  const { username = '' } = useParams();
  return <ProfileWithToken key={username} username={username} />;
}

function ProfileWithToken({ username }: { readonly username: string }) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  // A tab isn't notified of what it did to the storage itself, so each profile checks as it opens.
  const [isStored] = useState(() => dispatch(isLoggedIn()));
  if (token === null || !isStored) return <NoToken username={username} />;
  return <ProfileOfName username={username} />;
}

function ProfileOfName({ username }: { readonly username: string }) {
  const { data, error, isFetching, refetch } = useFindUserQuery(username, fresh);
  if (hasStatus(error, 404)) return <UnknownPerson username={username} />;
  if (data) return <ProfileOfId userId={data.id} username={username} />;
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

interface ProfileOfIdProps {
  readonly userId: number;
  readonly username: string;
}

function ProfileOfId({ userId, username }: ProfileOfIdProps) {
  const { data, error, isFetching, refetch } = useReadProfileQuery(userId, fresh);
  if (hasStatus(error, 404)) return <UnknownPerson username={username} />;
  if (data) return <ProfileColumns profile={data} />;
  if (!error) return <ProfileLoading username={username} />;
  return (
    <ProfileProblem
      username={username}
      text={errorDetail(error, profileMessages.loadFailed)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

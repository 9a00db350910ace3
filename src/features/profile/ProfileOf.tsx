import { useState, type ReactNode } from 'react';
import type { Profile } from '#contract/entities/person';
import { profileMessages } from '#contract/messages';
import { errorDetail, hasStatus } from '#api/errors';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { selectToken } from '#shared/store/sessionEvents';
import { useFindUserQuery, useReadProfileQuery } from './profileApi';
import { NoToken, ProfileLoading, ProfileProblem } from './ProfileState';
import { UnknownPerson } from './UnknownPerson';

const fresh = { refetchOnMountOrArgChange: true } as const;

interface ProfileOfProps {
  readonly username: string;
  /** Renders the profile, once it is loaded. */
  readonly children: (profile: Profile) => ReactNode;
}

/** A person's profile, or the reason why there is none. Use the name as its key. */
export function ProfileOf(props: ProfileOfProps) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  // A tab isn't notified of what it did to the storage itself, so each profile checks as it opens.
  const [isStored] = useState(() => dispatch(isLoggedIn()));
  if (token === null || !isStored) return <NoToken username={props.username} />;
  return <ProfileOfName {...props} />;
}

function ProfileOfName({ username, children }: ProfileOfProps) {
  const { data, error, isFetching, refetch } = useFindUserQuery(username, fresh);
  if (hasStatus(error, 404)) return <UnknownPerson username={username} />;
  if (data)
    return (
      <ProfileOfId userId={data.id} username={username}>
        {children}
      </ProfileOfId>
    );
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

interface ProfileOfIdProps extends ProfileOfProps {
  readonly userId: number;
}

function ProfileOfId({ userId, username, children }: ProfileOfIdProps) {
  const { data, error, isFetching, refetch } = useReadProfileQuery(userId, fresh);
  if (hasStatus(error, 404)) return <UnknownPerson username={username} />;
  if (data) return children(data);
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

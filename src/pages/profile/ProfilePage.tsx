import { useParams } from 'react-router-dom';
import { ProfileOf } from '#features/profile/ProfileOf';
import { ProfileColumns } from './ProfileColumns';

/** A person's page: who it is, what was written, what is worked on. */
export function ProfilePage() {
  const { username = '' } = useParams();
  return (
    <ProfileOf key={username} username={username}>
      {(profile) => <ProfileColumns profile={profile} />}
    </ProfileOf>
  );
}

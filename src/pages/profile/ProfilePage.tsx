import { Navigate, useParams } from 'react-router-dom';
import type { Profile } from '#contract/entities/person';
import { ConnectionActions } from '#features/connections/cards/ConnectionActions';
import { Friends } from '#features/connections/cards/Friends';
import { PeopleYouMayKnow } from '#features/connections/cards/PeopleYouMayKnow';
import { ProfileCard } from '#features/profile/ProfileCard';
import { inCommon } from '#features/profile/inCommon';
import { InCommonCard } from '#features/profile/InCommonCard';
import { ProfileOf } from '#features/profile/ProfileOf';
import { ChangePicture } from '#features/session/own/ChangePicture';
import { OwnProfileTools } from '#features/session/own/OwnProfileTools';
import { selectMe } from '#features/session/sessionSelectors';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { paths } from '#shared/paths';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { PageColumns } from '#shared/ui/layout/PageColumns';
import * as texts from '#features/profile/texts';
import { toPartner } from '#shared/store/featureEvents';
import { ProfileTabs } from './ProfileTabs';

interface OfProfile {
  readonly profile: Profile;
}

/** A person's page: their details, posts and research. */
export function ProfilePage() {
  const { username = '', '*': rest = '' } = useParams();
  return (
    <ProfileOf key={username} username={username}>
      {(profile) =>
        profile.username.toLowerCase() === username.toLowerCase() ? (
          <ProfileColumns profile={profile} />
        ) : (
          // The person changed their username.
          <Navigate
            replace
            to={paths.profile(profile.username) + (rest === '' ? '' : `/${rest}`)}
          />
        )
      }
    </ProfileOf>
  );
}

/**
 * A profile: the card and its tabs, and beside them for the owner connections and suggestions, for
 * others the facts that they share, which follow the card on phones.
 */
function ProfileColumns({ profile }: OfProfile) {
  const isOwner = useAppSelector(selectUserId) === profile.id;
  const me = useAppSelector(selectMe);
  const common = me && inCommon(me, profile);
  const isPhone = useMediaQuery(PHONE);
  const shared = common ? <InCommonCard common={common} /> : null;
  return (
    <PageColumns
      first="left"
      left={
        isOwner ? (
          <OwnSide profile={profile} />
        ) : (
          <>
            <CardOfAnother profile={profile} />
            {isPhone ? shared : null}
          </>
        )
      }
      main={<ProfileTabs key={profile.id} profile={profile} isOwner={isOwner} />}
      right={isPhone ? null : isOwner ? <PeopleToKnow /> : shared}
      rightLabel={isOwner ? texts.suggestions : texts.inCommon}
    />
  );
}

const PeopleToKnow = () => (
  <PartBoundary part="card">
    <PeopleYouMayKnow />
  </PartBoundary>
);

function OwnSide({ profile }: OfProfile) {
  return (
    <>
      <ProfileCard
        profile={profile}
        pictureButton={<ChangePicture />}
        actions={<OwnProfileTools />}
      />
      <PartBoundary part="card">
        <Friends />
      </PartBoundary>
    </>
  );
}

function CardOfAnother({ profile }: OfProfile) {
  const { id, profile_picture: avatar, connection, mentoring } = profile;
  return (
    <ProfileCard
      profile={profile}
      actions={
        <ConnectionActions
          person={toPartner(id, profile, avatar)}
          connection={connection}
          mentoring={mentoring}
        />
      }
    />
  );
}

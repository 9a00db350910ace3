import type { Profile } from '#contract/entities/person';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { usePart } from '#shared/parts/parts';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { PageColumns } from '#shared/ui/PageColumns';
import { SkeletonCard } from '#shared/ui/SkeletonCard';
import { ProfileCard } from './ProfileCard';
import { ProfileTabs } from './ProfileTabs';
import { ShownPart } from './ShownPart';

/** A profile: the card, what there is to read, and for its owner the people beside it. */
export function ProfileColumns({ profile }: { readonly profile: Profile }) {
  const isOwner = useAppSelector(selectUserId) === profile.id;
  const isPhone = useMediaQuery(PHONE);
  const Friends = usePart('Friends');
  const PeopleYouMayKnow = usePart('PeopleYouMayKnow');
  const fallback = <SkeletonCard />;
  return (
    <PageColumns
      first="left"
      left={
        <>
          <ProfileCard profile={profile} isOwner={isOwner} />
          {isOwner ? <ShownPart of={Friends} props={{}} fallback={fallback} /> : null}
        </>
      }
      main={<ProfileTabs key={profile.id} profile={profile} isOwner={isOwner} />}
      right={
        isOwner && !isPhone ? (
          <ShownPart of={PeopleYouMayKnow} props={{}} fallback={fallback} />
        ) : null
      }
      rightLabel="Suggestions"
    />
  );
}

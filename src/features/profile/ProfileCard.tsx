import type { Profile } from '#contract/entities/person';
import { useWindowName } from '#shared/hooks/useWindowName';
import { usePart } from '#shared/parts/parts';
import { Avatar } from '#shared/ui/Avatar';
import { Card } from '#shared/ui/Card';
import { Chip } from '#shared/ui/Chip';
import css from './ProfileCard.module.css';
import { ShownPart } from './ShownPart';

const AVATAR_PIXELS = 120;

interface ProfileCardProps {
  readonly profile: Profile;
  readonly isOwner: boolean;
}

/** Who somebody is, and what the reader can do about it. */
export function ProfileCard({ profile, isOwner }: ProfileCardProps) {
  const { id, username, email, university_name: university, department, connection } = profile;
  useWindowName(username);
  const person = { id, username, avatar: profile.profile_picture };
  const interests = profile.fields_of_interest.split(', ').filter((each) => each !== '');
  const ChangePicture = usePart('ChangePicture');
  const OwnProfileTools = usePart('OwnProfileTools');
  const MeMenu = usePart('MeMenu');
  const ConnectionActions = usePart('ConnectionActions');
  return (
    <Card as="section" padding="lg" edgeToEdge aria-label="Profile" className={css.card}>
      {isOwner ? (
        <div className={css.menu}>
          <ShownPart of={MeMenu} props={{}} />
        </div>
      ) : null}
      <div className={css.picture}>
        <Avatar name={username} src={profile.profile_picture} size={AVATAR_PIXELS} />
        {isOwner ? (
          <div className={css.camera}>
            <ShownPart of={ChangePicture} props={{}} />
          </div>
        ) : null}
      </div>
      <h1 tabIndex={-1} className={css.name}>
        {username}
      </h1>
      <div className={css.facts}>
        {university ? <p>{university}</p> : null}
        {department ? <p>{department}</p> : null}
        {email ? (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        ) : null}
      </div>
      {interests.length > 0 ? (
        <ul className={css.interests} aria-label="Fields of interest">
          {interests.map((interest) => (
            <li key={interest}>
              <Chip>{interest}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css.actions}>
        {isOwner ? <ShownPart of={OwnProfileTools} props={{}} /> : null}
        {connection && !isOwner ? (
          <ShownPart of={ConnectionActions} props={{ person, connection }} />
        ) : null}
      </div>
    </Card>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Profile } from '#contract/entities/person';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { useWindowName } from '#shared/hooks/useWindowName';
import { interestsOf, nameOf } from '#shared/lib/people';
import { Avatar } from '#shared/ui/marks/Avatar';
import { InstitutionBadge } from '#shared/ui/people/InstitutionBadge';
import { PersonName } from '#shared/ui/people/PersonName';
import { Card } from '#shared/ui/layout/Card';
import { Chip } from '#shared/ui/marks/Chip';
import { MentoringFacts } from './MentoringFacts';
import { Addresses, PositionLine } from './ProfileFacts';
import css from './ProfileCard.module.css';
import * as texts from './texts';

const AVATAR_PIXELS = 120;

interface ProfileCardProps {
  readonly profile: Profile;
  /** Rendered on top of the picture. */
  readonly pictureButton?: ReactNode;
  /** The reader's actions for this person. */
  readonly actions?: ReactNode;
}

/** A person's picture and facts, with the reader's actions. */
export function ProfileCard({ profile, pictureButton, actions }: ProfileCardProps) {
  const { email, university_name: university, department, institution, bio } = profile;
  const name = nameOf(profile);
  useWindowName(name);
  const interests = interestsOf(profile);
  return (
    <Card as="section" padding="lg" edgeToEdge aria-label={texts.profile} className={css.card}>
      <div className={css.picture}>
        <Avatar name={name} src={profile.profile_picture} size={AVATAR_PIXELS} />
        {pictureButton ? (
          <div className={css.camera}>
            <PartBoundary part="card">{pictureButton}</PartBoundary>
          </div>
        ) : null}
      </div>
      <h1 tabIndex={-1} className={css.name}>
        <PersonName of={profile} />
      </h1>
      <div className={css.facts}>
        <PositionLine profile={profile} />
        {university ? <p dir="auto">{university}</p> : null}
        {department ? <p dir="auto">{department}</p> : null}
        {institution ? (
          <p>
            <InstitutionBadge of={institution} />
          </p>
        ) : null}
        {email ? (
          <p>
            <a className="touch-target" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        ) : null}
        <Addresses profile={profile} />
      </div>
      {bio ? (
        <p className={css.bio} dir="auto">
          {bio}
        </p>
      ) : null}
      {interests.length > 0 ? (
        <ul className={clsx(css.part, css.chips)} aria-label={texts.fieldsOfInterest}>
          {interests.map((interest) => (
            <li key={interest}>
              <Chip>{interest}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <MentoringFacts profile={profile} />
      <div className={clsx(css.part, css.actions)}>
        <PartBoundary part="card">{actions}</PartBoundary>
      </div>
    </Card>
  );
}

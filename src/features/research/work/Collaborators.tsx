import { useId } from 'react';
import { isDeletedUser } from '#contract/names/deletedUser';
import type { Person } from '#contract/entities/person';
import { Avatar } from '#shared/ui/marks/Avatar';
import { nameOf } from '#shared/lib/people';
import { toPartner } from '#shared/store/featureEvents';
import { PersonLink } from '#shared/ui/people/PersonLink';
import { OpenChatButton } from '../OpenChatButton';
import * as texts from '../texts';
import css from './WorkCard.module.css';

/** The people who joined the user's work; renders nothing if there are none. */
export function Collaborators({ people }: { readonly people: readonly Person[] }) {
  const headingId = useId();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={css.collaborators}>
      <h3 id={headingId}>{texts.workingWithYou}</h3>
      <ul className={css.people}>
        {people.map((person) => (
          <li key={person.id} className={css.person}>
            <Avatar name={nameOf(person)} src={person.profile_picture} size={36} />
            <PersonLink className={css.name} of={person} />
            {isDeletedUser(person.username) ? null : (
              <OpenChatButton partner={toPartner(person.id, person, person.profile_picture)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Person } from '#contract/entities/person';
import { nameOf } from '#shared/lib/people';
import { Avatar } from '#shared/ui/marks/Avatar';
import { PersonLines, placeOf } from '../PersonLines';
import css from './CalledPeople.module.css';

interface CalledPeopleProps {
  readonly people: readonly Person[];
  readonly label: string;
}

/** People found by name, each with a link to their profile. */
export function CalledPeople({ people, label }: CalledPeopleProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {people.map((person) => (
        <li key={person.user_id} className={css.person}>
          <Avatar name={nameOf(person)} src={person.profile_picture} size={40} />
          <PersonLines of={person} lines={[placeOf(person)]} />
        </li>
      ))}
    </ul>
  );
}

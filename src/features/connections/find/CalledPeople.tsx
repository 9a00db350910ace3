import { nameOf, placeOf } from '#shared/lib/people';
import { Avatar } from '#shared/ui/marks/Avatar';
import { PersonName } from '#shared/ui/people/PersonName';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { FoundActions, type Found } from '../cards/FoundActions';
import css from './CalledPeople.module.css';

interface CalledPeopleProps {
  readonly people: readonly Found[];
  readonly label: string;
  /** Makes each person a button instead of a link to their profile. */
  readonly onChoose?: ((person: Found) => void) | undefined;
}

/**
 * People found by name, each with a link to their profile and the action for them, or to choose one
 * of them.
 */
export function CalledPeople({ people, label, onChoose }: CalledPeopleProps) {
  return (
    <ul className={onChoose ? css.choices : css.list} aria-label={label}>
      {people.map((person) => {
        const place = placeOf(person);
        return onChoose ? (
          <li key={person.id}>
            <button type="button" className={css.choice} onClick={() => onChoose(person)}>
              <Avatar name={nameOf(person)} src={person.profile_picture} size={40} />
              <span className={css.about}>
                <PersonName of={person} />
                <span className={css.note}>{place}</span>
              </span>
            </button>
          </li>
        ) : (
          <PersonRow key={person.id} person={person} lines={[place]}>
            <FoundActions person={person} />
          </PersonRow>
        );
      })}
    </ul>
  );
}

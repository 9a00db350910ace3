import { useLayoutEffect, useRef } from 'react';
import type { Person } from '#contract/entities/person';
import { nameOf, placeOf } from '#shared/lib/people';
import { Avatar } from '#shared/ui/marks/Avatar';
import { PersonName } from '#shared/ui/people/PersonName';
import * as texts from '../texts';
import css from './MentionLayer.module.css';
import { keepInPlace } from './placeLayer';

interface MentionLayerProps {
  readonly field: HTMLTextAreaElement;
  readonly listId: string;
  readonly optionId: (nth: number) => string;
  readonly people: readonly Person[];
  /** The active option. */
  readonly index: number;
  /** Shown if there are no people. */
  readonly note: string;
  readonly onPick: (person: Person) => void;
}

/** The list of people above everything else on the screen, or a note in its place. */
export function MentionLayer(props: MentionLayerProps) {
  const { field, listId, optionId, people, index, note, onPick } = props;
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    element.showPopover();
    return keepInPlace(element, field);
  }, [field]);
  return (
    <div ref={layer} popover="manual" className={css.layer}>
      {people.length === 0 ? (
        <p className={css.note}>{note}</p>
      ) : (
        <ul role="listbox" id={listId} aria-label={texts.mentionPeople} className={css.list}>
          {people.map((person, nth) => (
            <li key={person.id} role="presentation">
              <button
                type="button"
                role="option"
                id={optionId(nth)}
                aria-selected={nth === index}
                tabIndex={-1}
                className={css.option}
                // The focus stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(person)}
              >
                <Avatar name={nameOf(person)} src={person.profile_picture} size={32} />
                <span className={css.words}>
                  <PersonName of={person} />
                  <span className={css.place} dir="auto">
                    {placeOf(person)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

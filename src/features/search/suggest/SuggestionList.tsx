import { Fragment, useEffect, useRef } from 'react';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Icon } from '#shared/ui/marks/Icon';
import { PersonName } from '#shared/ui/people/PersonName';
import * as texts from '../texts';
import type { Suggestion, SuggestionGroup } from './suggestionGroups';
import css from './SuggestionList.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** The active option; -1 for none. */
  readonly index: number;
  readonly optionId: (nth: number) => string;
  /** Shown below the options. */
  readonly notes: readonly string[];
  readonly onPick: (nth: number) => void;
}

/** The options below the search field, in groups. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, index, optionId, notes, onPick } = props;
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  const firstOf = (group: SuggestionGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { items }) => sum + items.length, 0);
  return (
    // The focus stays in the field, also when the layer is scrolled.
    <div
      ref={layer}
      role="presentation"
      className={css.layer}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="listbox" id={id} aria-label={texts.suggestions}>
        {groups.map((group) => {
          const options = group.items.map((item, at) => {
            const nth = firstOf(group) + at;
            return (
              <button
                key={item.key}
                type="button"
                role="option"
                id={optionId(nth)}
                aria-selected={nth === index}
                tabIndex={-1}
                className={css.option}
                onClick={() => onPick(nth)}
              >
                <Words of={item} />
              </button>
            );
          });
          return group.title === null ? (
            <Fragment key="last">{options}</Fragment>
          ) : (
            <div key={group.title} role="group" aria-label={group.title} className={css.group}>
              <p aria-hidden="true" className={css.title}>
                {group.title}
              </p>
              {options}
            </div>
          );
        })}
      </div>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Words({ of: { label, detail = '', icon, person } }: { readonly of: Suggestion }) {
  return (
    <>
      {person ? <Avatar name={label} src={person.profile_picture} size={32} /> : null}
      {icon ? (
        <span className={css.icon}>
          <Icon of={icon} size="sm" />
        </span>
      ) : null}
      <span className={css.words} dir="auto">
        {person ? <PersonName of={person} /> : <span className={css.label}>{label}</span>}
        {detail === '' ? null : <span className={css.detail}>{detail}</span>}
      </span>
    </>
  );
}

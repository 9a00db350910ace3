import { useId, useState } from 'react';
import type { Person } from '#contract/entities/person';
import { useLookupPeopleQuery } from '#api/lookupApi';
import { useSettled } from '#shared/hooks/useSettled';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import * as texts from '../texts';
import { MentionLayer } from './MentionLayer';
import { useFieldAria } from './useFieldAria';
import { useListKeys } from './useListKeys';
import { useTypedMention } from './useTypedMention';

/** More would cover the text on a phone. */
const MOST_SHOWN = 5;
const NONE: readonly Person[] = [];

/** Replaces a part of a text area's text, as if it were typed. */
function typeInto(field: HTMLTextAreaElement, text: string, start: number): void {
  field.setRangeText(text, start, field.selectionStart, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The people to mention, below a text area while a name is typed after an @ in it. */
export function MentionList({ field }: { readonly field: HTMLTextAreaElement }) {
  const listId = useId();
  const { mention, dismiss } = useTypedMention(field);
  const typed = mention?.typed ?? '';
  const keyword = useSettled(typed);
  const lookup = useLookupPeopleQuery({ keyword }, { skip: keyword === '' });
  const isCurrent = typed !== '' && keyword === typed;
  const people = (isCurrent ? lookup.currentData?.slice(0, MOST_SHOWN) : undefined) ?? NONE;
  const [chosen, setChosen] = useState({ of: '', index: 0 });
  const index = chosen.of === typed ? chosen.index : 0;
  const note = noteOf(typed, isCurrent ? lookup : undefined);

  const pick = (person: Person | undefined) => {
    if (!mention || !person) return;
    const isSpaced = field.value.charAt(field.selectionStart) === ' ';
    typeInto(field, `@${person.username}${isSpaced ? '' : ' '}`, mention.start);
  };
  const optionId = (nth: number) => `${listId}-${nth}`;
  useFieldAria(field, people.length > 0 ? { listId, optionId: optionId(index) } : null);
  useListKeys(field, mention !== null, {
    count: people.length,
    onMove: (step) =>
      setChosen({ of: typed, index: (index + step + people.length) % people.length }),
    onPick: () => pick(people[index]),
    onClose: dismiss,
  });

  return (
    <>
      {mention ? (
        <MentionLayer
          field={field}
          listId={listId}
          optionId={optionId}
          people={people}
          index={index}
          note={note}
          onPick={pick}
        />
      ) : null}
      <span role="status">
        <VisuallyHidden>
          {mention && people.length > 0 ? texts.peopleToMention(people.length) : null}
          {mention && people.length === 0 ? note : null}
        </VisuallyHidden>
      </span>
    </>
  );
}

/** The words in place of a list. */
function noteOf(
  typed: string,
  lookup: { isError: boolean; currentData?: readonly Person[] | undefined } | undefined,
): string {
  if (typed === '') return texts.typeName;
  if (lookup?.isError) return texts.lookupFailed;
  return lookup?.currentData ? texts.noOneToMention(typed) : texts.lookingForPeople;
}

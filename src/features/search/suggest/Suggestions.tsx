import { useId } from 'react';
import type { FoundOfAll } from '#contract/entities/search';
import { useSettled } from '#shared/hooks/useSettled';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { useSuggestQuery } from '../searchApi';
import * as texts from '../texts';
import { suggestionGroups } from './suggestionGroups';
import { SuggestionList } from './SuggestionList';
import { useCombobox, useComboboxAria } from './useCombobox';

interface SuggestionsProps {
  readonly field: HTMLInputElement;
  /** The text in the field. */
  readonly typed: string;
  /** Opens the chosen page, or searches for posts if it is null. */
  readonly onPick: (path: string | null) => void;
}

/**
 * People, universities and papers for the typed text, below the search field. Responses for an
 * earlier text are shown only until the next one arrives.
 */
export function Suggestions({ field, typed, onPick }: SuggestionsProps) {
  const listId = useId();
  const keyword = typed.trim();
  const settled = useSettled(keyword);
  const { data, currentData, isFetching, isError } = useSuggestQuery(
    { keyword: settled },
    { skip: settled === '' },
  );
  const isWaiting = isFetching || settled !== keyword;
  const found = currentData ?? (isWaiting ? data : undefined);
  const groups = suggestionGroups(keyword, found);
  const items = groups.flatMap((group) => group.items);
  const pick = (nth: number) => {
    const item = items[nth];
    if (item) onPick(item.path);
  };
  const { isOpen, index } = useCombobox(field, {
    count: items.length,
    typed: keyword,
    onPick: pick,
  });
  const optionId = (nth: number) => `${listId}-${nth}`;
  const activeId = index < 0 ? null : optionId(index);
  useComboboxAria(field, isOpen ? { listId, activeId } : null);
  return (
    <>
      {isOpen ? (
        <SuggestionList
          id={listId}
          groups={groups}
          index={index}
          optionId={optionId}
          notes={notesOf(found, isError && !isWaiting)}
          onPick={pick}
        />
      ) : null}
      <span role="status">
        <VisuallyHidden>
          {isOpen && !isWaiting ? texts.suggestionCount(items.length) : null}
        </VisuallyHidden>
      </span>
    </>
  );
}

const failedTexts: Partial<Record<string, string>> = {
  people: texts.peopleFailed,
  universities: texts.universitiesFailed,
  papers: texts.papersFailed,
};

/** The sections that could not be searched, or one note if none could. */
function notesOf(found: FoundOfAll | undefined, isFailed: boolean): readonly string[] {
  if (isFailed) return [texts.suggestionsFailed];
  return (found?.failed ?? []).flatMap((section) => failedTexts[section] ?? []);
}

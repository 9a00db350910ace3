import type { LibraryKind } from '#contract/entities/library';
import { ToggleChips } from '#shared/ui/choices/ToggleChips';
import { SearchForm } from '../papers/lists/SearchForm';
import type { LibraryFilter } from './libraryApi';
import css from './LibraryFilters.module.css';
import { TagFilter } from './TagFilter';
import * as texts from './texts';

interface LibraryFiltersProps {
  readonly filter: LibraryFilter;
  readonly onChange: (changes: Partial<LibraryFilter>) => void;
}

const kinds = ['post', 'paper', 'reference'] as const satisfies readonly LibraryKind[];

/** The chip that was pressed last; '' if it was the chosen one. */
const newest = (chosen: readonly string[], before: string) =>
  chosen.find((option) => option !== before) ?? '';

/** Narrows the list to a kind, a tag, and words. */
export function LibraryFilters({ filter, onChange }: LibraryFiltersProps) {
  const { kind, tag } = filter;
  const kindText = kind === '' ? '' : texts.kindOptions[kind];
  return (
    <div className={css.filters}>
      <SearchForm
        label={texts.library}
        fieldLabel={texts.searchField}
        placeholder={texts.searchField}
        keyword={filter.keyword}
        onSearch={(keyword) => {
          onChange({ keyword });
          return null;
        }}
        onClear={() => onChange({ keyword: '' })}
      />
      <ToggleChips
        label={texts.kindFilter}
        options={kinds.map((each) => texts.kindOptions[each])}
        value={kindText === '' ? [] : [kindText]}
        onChange={(chosen) => {
          const text = newest(chosen, kindText);
          onChange({ kind: kinds.find((each) => texts.kindOptions[each] === text) ?? '' });
        }}
      />
      <TagFilter tag={tag} onChange={(chosen) => onChange({ tag: chosen })} />
    </div>
  );
}

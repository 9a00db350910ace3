import { Search, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { LibraryKind } from '#contract/entities/library';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { ToggleChips } from '#shared/ui/choices/ToggleChips';
import { TextField } from '#shared/ui/fields/TextField';
import { useListLibraryTagsQuery, type LibraryFilter } from './libraryApi';
import css from './LibraryFilters.module.css';
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
  const { data } = useListLibraryTagsQuery();
  const { kind, tag } = filter;
  const used = data?.tags.map((each) => each.tag) ?? [];
  // The chosen tag may be gone from the last item. It is still shown, so that it can be unchosen.
  const tags = tag === '' || used.includes(tag) ? used : [tag, ...used];
  const kindText = kind === '' ? '' : texts.kindOptions[kind];
  return (
    <div className={css.filters}>
      <SearchWords keyword={filter.keyword} onSearch={(keyword) => onChange({ keyword })} />
      <ToggleChips
        label={texts.kindFilter}
        options={kinds.map((each) => texts.kindOptions[each])}
        value={kindText === '' ? [] : [kindText]}
        onChange={(chosen) => {
          const text = newest(chosen, kindText);
          onChange({ kind: kinds.find((each) => texts.kindOptions[each] === text) ?? '' });
        }}
      />
      {tags.length > 0 ? (
        <ToggleChips
          label={texts.tagFilter}
          options={tags}
          value={tag === '' ? [] : [tag]}
          onChange={(chosen) => onChange({ tag: newest(chosen, tag) })}
        />
      ) : null}
    </div>
  );
}

interface SearchWordsProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

function SearchWords({ keyword, onSearch }: SearchWordsProps) {
  const [text, setText] = useState(keyword);
  const [shownFor, setShownFor] = useState(keyword);
  // A changed address, such as after Back, replaces the typed text.
  if (shownFor !== keyword) {
    setShownFor(keyword);
    setText(keyword);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <form role="search" className={css.search} onSubmit={submit}>
      <TextField
        label={texts.searchField}
        labelHidden
        placeholder={texts.searchField}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        maxLength={KEYWORD_MAX_LENGTH}
        fieldClassName={css.field}
        trailing={
          text === '' ? undefined : (
            <IconButton label={texts.clearSearch} icon={X} size="sm" onClick={clear} />
          )
        }
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon={Search}>
        {texts.search}
      </Button>
    </form>
  );
}

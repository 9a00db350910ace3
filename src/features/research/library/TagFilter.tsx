import { useState } from 'react';
import { LIBRARY_TAG_MAX_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/buttons/Button';
import { ToggleChips } from '#shared/ui/choices/ToggleChips';
import { TextField } from '#shared/ui/fields/TextField';
import { useListLibraryTagsQuery } from './libraryApi';
import css from './LibraryFilters.module.css';
import * as texts from './texts';

/** An import may bring thousands of tags, which would push the list out of view. */
const MOST_USED = 12;
const MOST_LISTED = 60;

interface TagFilterProps {
  /** '' for none. */
  readonly tag: string;
  readonly onChange: (tag: string) => void;
}

/** Narrows the list to a tag: one of the most used, or one that is searched for among all. */
export function TagFilter({ tag, onChange }: TagFilterProps) {
  const { data } = useListLibraryTagsQuery();
  // Null unless all tags are looked through.
  const [typed, setTyped] = useState<string | null>(null);
  const all = data?.tags ?? [];
  const mostUsed = [...all].sort((one, other) => other.count - one.count).slice(0, MOST_USED);
  const wanted = typed?.trim().toLowerCase() ?? '';
  const matching =
    typed === null ? mostUsed : all.filter((each) => each.tag.toLowerCase().includes(wanted));
  const isListed = new Set(matching.slice(0, MOST_LISTED));
  // In their order, which is alphabetical.
  const listed = all.filter((each) => isListed.has(each)).map((each) => each.tag);
  // The chosen tag may be gone from the last item. It is still shown, so that it can be unchosen.
  const options = tag === '' || listed.includes(tag) ? listed : [tag, ...listed];
  if (all.length === 0 && tag === '') return null;
  const further = matching.length - isListed.size;
  return (
    <div className={css.tags}>
      {typed === null ? null : (
        <TextField
          label={texts.findTag}
          type="search"
          autoComplete="off"
          value={typed}
          maxLength={LIBRARY_TAG_MAX_LENGTH}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ToggleChips
        label={texts.tagFilter}
        hint={typed === null || further === 0 ? undefined : texts.furtherTags(further)}
        options={options}
        value={tag === '' ? [] : [tag]}
        onChange={(chosen) => onChange(chosen.find((each) => each !== tag) ?? '')}
      >
        {all.length > MOST_USED ? (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={typed !== null}
            onClick={() => setTyped(typed === null ? '' : null)}
          >
            {typed === null ? texts.allTags(all.length) : texts.fewerTags}
          </Button>
        ) : null}
      </ToggleChips>
    </div>
  );
}

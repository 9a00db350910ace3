import { Search } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { useSettled } from '#shared/hooks/useSettled';
import { isComposing } from '#shared/keys/composing';
import { TextField } from '#shared/ui/fields/TextField';
import { useSearchPapersInfiniteQuery } from '../papers/papersApi';
import css from './choose.module.css';
import { PaperCheckList, type PaperListParts } from './PaperCheckList';
import * as texts from './texts';

/** In a form around it, Enter would submit this form. */
export const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault();
};

/** The papers with some words. */
export function SearchedPapers(parts: PaperListParts) {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  return (
    <div className={css.way}>
      <TextField
        type="search"
        icon={Search}
        label={texts.searchField}
        value={typed}
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        onKeyDown={keepEnter}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {keyword === '' ? null : <Found {...parts} keyword={keyword} />}
    </div>
  );
}

function Found({ keyword, ...parts }: PaperListParts & { readonly keyword: string }) {
  const query = useSearchPapersInfiniteQuery(keyword);
  return <PaperCheckList {...parts} query={query} label={texts.papersFor(keyword)} />;
}

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';
import { TextField } from '#shared/ui/fields/TextField';
import * as texts from './texts';
import { useListUniversitiesInfiniteQuery } from './universitiesApi';
import type { ChosenDepartment } from './universityAddresses';
import { UniversityList } from './UniversityList';
import css from './UniversityExplorer.module.css';

const TYPING_PAUSE_MS = 250;

/** Returns the value once it has not changed for this many milliseconds. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** All universities with their departments, and a field that filters them by name. */
export function UniversityExplorer({ chosen }: { readonly chosen: ChosenDepartment | null }) {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const list = useListUniversitiesInfiniteQuery(keyword);
  return (
    <div className={css.explorer} aria-busy={list.isFetching}>
      <TextField
        type="search"
        label={texts.filter}
        labelHidden
        placeholder={texts.filter}
        icon={Search}
        maxLength={UNIVERSITY_NAME_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <UniversityList list={list} chosen={chosen} />
    </div>
  );
}

import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { TextField } from '#shared/ui/fields/TextField';
import * as texts from '../../texts';
import css from './PaperSearch.module.css';

interface SearchFormProps {
  /** Names the form. */
  readonly label: string;
  readonly fieldLabel: string;
  readonly placeholder: string;
  /** The current keyword; '' for none. */
  readonly keyword: string;
  /** Starts a search; returns the reason why it did not start, or null. '' is for no words. */
  readonly onSearch: (keyword: string) => string | null;
  readonly onClear: () => void;
}

/** The search field of a list. */
export function SearchForm(props: SearchFormProps) {
  const { label, fieldLabel, placeholder, keyword, onSearch, onClear } = props;
  const [text, setText] = useState(keyword);
  const [shownFor, setShownFor] = useState(keyword);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // A changed address, such as after Back, replaces the typed text.
  if (shownFor !== keyword) {
    setShownFor(keyword);
    setText(keyword);
    setProblem(null);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = onSearch(text.trim());
    setProblem(found);
    if (found !== null) field.current?.focus();
  };
  const clear = () => {
    setText('');
    setProblem(null);
    field.current?.focus();
    if (keyword !== '') onClear();
  };
  return (
    <form role="search" aria-label={label} className={css.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={fieldLabel}
        labelHidden
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        maxLength={KEYWORD_MAX_LENGTH}
        error={problem ?? undefined}
        fieldClassName={css.field}
        trailing={
          text === '' ? undefined : (
            <IconButton label={texts.clearSearch} icon={X} size="sm" onClick={clear} />
          )
        }
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="primary" icon={Search} className={css.submit}>
        {texts.search}
      </Button>
    </form>
  );
}

import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { Icon } from '../../shared/ui/Icon';
import { IconButton } from '../../shared/ui/IconButton';
import css from './SearchBox.module.css';

/** Enter searches the posts. On a phone the field is behind a button and then fills the bar. */
export function SearchBox() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = keyword.trim();
    if (wanted === '') return;
    setIsOpen(false);
    void navigate(`/dashboard/search-results?${new URLSearchParams({ q: wanted }).toString()}`);
  };

  return (
    <search className={clsx(css.search, isOpen && css.open)}>
      <IconButton
        icon={Search}
        label="Search"
        className={css.opener}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
          // The field can take the focus only once it is shown.
          requestAnimationFrame(() => field.current?.focus());
        }}
      />
      <form className={css.box} onSubmit={search}>
        <Icon of={Search} className={css.icon} />
        <input
          ref={field}
          className={css.field}
          type="search"
          aria-label="Search posts"
          placeholder={feedMessages.searchPlaceholder}
          maxLength={KEYWORD_MAX_LENGTH}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <IconButton
          icon={X}
          label="Close search"
          className={css.closer}
          onClick={() => setIsOpen(false)}
        />
      </form>
    </search>
  );
}

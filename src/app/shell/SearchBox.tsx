import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { Icon } from '../../shared/ui/Icon';
import css from './SearchBox.module.css';

/** Enter searches the posts. */
export function SearchBox() {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = keyword.trim();
    if (wanted !== '')
      void navigate(`/dashboard/search-results?${new URLSearchParams({ q: wanted }).toString()}`);
  };
  return (
    <search className={css.box}>
      <form onSubmit={search}>
        <Icon of={Search} className={css.icon} />
        <input
          className={css.field}
          type="search"
          aria-label="Search posts"
          placeholder={feedMessages.searchPlaceholder}
          maxLength={KEYWORD_MAX_LENGTH}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </form>
    </search>
  );
}

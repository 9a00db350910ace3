import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { selectHasShortcuts } from '#features/preferences/preferencesSlice';
import { listenForKeys } from '#shared/keys/listenForKeys';
import { useAppSelector } from '#shared/store/hooks';
import { Icon } from '#shared/ui/marks/Icon';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { paths } from '#shared/paths';
import css from './SearchBox.module.css';
import * as texts from './texts';

/** The search term of the current results page, or '' on every other page. */
function useSearchedFor(): string {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return pathname === paths.search ? (params.get('q') ?? '') : '';
}

/**
 * The post search in the navigation bar. On phones a button opens the field, which then fills the
 * bar.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  const searchedFor = useSearchedFor();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(searchedFor);
  const [shownFor, setShownFor] = useState(searchedFor);
  const [isOpen, setIsOpen] = useState(false);
  // Going back or following a hashtag changes the search, so replace the typed text.
  if (shownFor !== searchedFor) {
    setShownFor(searchedFor);
    setKeyword(searchedFor);
  }

  const open = () => {
    setIsOpen(true);
    // The field can be focused only once it is visible.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
  };
  useEffect(() => {
    if (!hasShortcuts) return;
    return listenForKeys({ '/': open });
  }, [hasShortcuts]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = keyword.trim();
    if (wanted === '') return;
    setIsOpen(false);
    field.current?.blur();
    const query = new URLSearchParams({ q: wanted }).toString();
    void navigate(`${paths.search}?${query}`, { state: { keyword: wanted } });
  };

  return (
    <search className={clsx(css.search, isOpen && css.open)}>
      <IconButton
        icon={Search}
        label={texts.openSearch}
        className={css.opener}
        aria-expanded={isOpen}
        onClick={open}
      />
      <form className={css.box} onSubmit={search}>
        <Icon of={Search} className={css.icon} />
        <input
          ref={field}
          className={css.field}
          type="search"
          aria-label={texts.searchField}
          aria-keyshortcuts={hasShortcuts ? '/' : undefined}
          placeholder={feedMessages.searchPlaceholder}
          maxLength={KEYWORD_MAX_LENGTH}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        {hasShortcuts ? (
          <kbd aria-hidden="true" className={css.key}>
            /
          </kbd>
        ) : null}
        <IconButton
          icon={X}
          label={texts.closeSearch}
          className={css.closer}
          onClick={() => setIsOpen(false)}
        />
      </form>
    </search>
  );
}

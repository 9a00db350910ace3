import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { selectHasShortcuts } from '#features/preferences/preferencesSlice';
import { listenForKeys } from '#shared/keys/listenForKeys';
import { isComposing } from '#shared/keys/composing';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { useAppSelector } from '#shared/store/hooks';
import { Icon } from '#shared/ui/marks/Icon';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { paths } from '#shared/paths';
import css from './SearchBox.module.css';
import * as texts from './texts';

const Suggestions = lazyOrNothing(
  async () => (await import('#features/search/suggest/Suggestions')).Suggestions,
);

/** The search term of the current results page, or '' on every other page. */
function useSearchedFor(): string {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return pathname.startsWith(paths.search) ? (params.get('q') ?? '') : '';
}

/** Some browsers submit with the Enter that ends a composed word. */
const keepComposing = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
};

/**
 * The search field in the navigation bar: it suggests people, universities and papers, and Enter
 * searches posts. On phones a button opens the field, which then fills the bar.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  const searchedFor = useSearchedFor();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(searchedFor);
  const [shownFor, setShownFor] = useState(searchedFor);
  const [isOpen, setIsOpen] = useState(false);
  const [typedIn, setTypedIn] = useState<HTMLInputElement>();
  // Going back or following a hashtag changes the search, so replace the typed text.
  if (shownFor !== searchedFor) {
    setShownFor(searchedFor);
    setKeyword(searchedFor);
  }

  const open = () => {
    // The field can be focused only once it is visible, and must be at once: until then, typed letters
    // are shortcuts, and iOS opens its keyboard only within the tap.
    flushSync(() => setIsOpen(true));
    field.current?.focus();
    field.current?.select();
  };
  useEffect(() => {
    if (!hasShortcuts) return;
    return listenForKeys({ '/': open });
  }, [hasShortcuts]);

  const leaveFor = (path: string, state?: unknown) => {
    setIsOpen(false);
    field.current?.blur();
    void navigate(path, { state });
  };
  const search = () => {
    const wanted = keyword.trim();
    if (wanted === '') return;
    const query = new URLSearchParams({ q: wanted }).toString();
    leaveFor(`${paths.search}?${query}`, { keyword: wanted });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const pick = (path: string | null) => {
    if (path === null) return search();
    setKeyword('');
    leaveFor(path);
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
      <form className={css.box} onSubmit={submit}>
        <Icon of={Search} className={css.icon} />
        <input
          ref={field}
          className={css.field}
          type="text"
          dir="auto"
          role="combobox"
          // The suggestions change these attributes while they are shown.
          aria-expanded={false}
          aria-controls={undefined}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts.searchField}
          aria-keyshortcuts={hasShortcuts ? '/' : undefined}
          placeholder={feedMessages.searchPlaceholder}
          maxLength={KEYWORD_MAX_LENGTH}
          value={keyword}
          onKeyDown={keepComposing}
          onChange={(event) => {
            setTypedIn(event.target);
            setKeyword(event.target.value);
          }}
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
        {typedIn ? <Suggestions field={typedIn} typed={keyword} onPick={pick} /> : null}
      </form>
    </search>
  );
}

import { selectHasShortcuts, shortcutsOpened } from '#features/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import css from './ShortcutsLink.module.css';
import * as texts from './texts';

/** Opens the list of keyboard shortcuts. Shown on devices that probably have a keyboard. */
export function ShortcutsLink() {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  return (
    <button type="button" className={css.link} onClick={() => dispatch(shortcutsOpened())}>
      {hasShortcuts ? texts.keyboardShortcutsWithKey : texts.keyboardShortcuts}
    </button>
  );
}

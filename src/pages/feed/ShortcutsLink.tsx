import { selectHasShortcuts, shortcutsOpened } from '#features/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import css from './ShortcutsLink.module.css';

/** Opens the list of keyboard shortcuts. Shown on devices that probably have a keyboard. */
export function ShortcutsLink() {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  return (
    <button type="button" className={css.link} onClick={() => dispatch(shortcutsOpened())}>
      {hasShortcuts ? 'Keyboard shortcuts (?)' : 'Keyboard shortcuts'}
    </button>
  );
}

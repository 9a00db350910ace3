import { selectAreShortcutsShown, shortcutsClosed } from '#features/preferences/preferencesSlice';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { useShellKeys } from './useShellKeys';

// In the menu's chunk, because the menu also opens this dialog.
const ShortcutsDialog = lazyLayer(
  async () => (await import(/* webpackChunkName: "menu" */ './ShortcutsDialog')).ShortcutsDialog,
);

/** The keyboard shortcuts of every page, and the dialog that lists them. */
export function ShortcutsLayer() {
  useShellKeys();
  const dispatch = useAppDispatch();
  const areShown = useAppSelector(selectAreShortcutsShown);
  if (!areShown) return null;
  return (
    <PartBoundary part="dialog">
      <ShortcutsDialog onClose={() => dispatch(shortcutsClosed())} />
    </PartBoundary>
  );
}

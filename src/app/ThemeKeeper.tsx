import { useLayoutEffect } from 'react';
import { selectTheme } from '#features/preferences/preferencesSlice';
import { useAppSelector } from '#shared/store/hooks';

/** Puts the chosen theme on the document; without a choice the system's one holds. */
export function ThemeKeeper() {
  const theme = useAppSelector(selectTheme);
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}

import { EllipsisVertical } from 'lucide-react';
import {
  selectHasShortcuts,
  selectTheme,
  shortcutsSwitched,
  themeChosen,
} from '#features/preferences/preferencesSlice';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { paths } from '#shared/paths';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import { OwnMenu } from './MeMenu';

const places: readonly MenuItem[] = [
  { label: 'Events', icon: 'CalendarDays', to: paths.events },
  { label: 'Universities', icon: 'Landmark', to: paths.universities },
];

const themes = [
  { theme: 'system', label: 'Theme of the system', icon: 'Monitor' },
  { theme: 'light', label: 'Light theme', icon: 'Sun' },
  { theme: 'dark', label: 'Dark theme', icon: 'Moon' },
] as const;

/**
 * The menu behind More: places beside the bar's, and settings. On a phone, whose bar has no menu under
 * Me, it holds the items of that as well.
 */
export function MoreMenu() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  const MenuHere = useMediaQuery(PHONE) ? OwnMenu : Menu;
  return (
    <MenuHere
      icon={EllipsisVertical}
      label="More"
      groups={[
        places,
        themes.map(({ theme, label, icon }) => ({
          label,
          icon: theme === chosen ? 'Check' : icon,
          onSelect: () => dispatch(themeChosen(theme)),
        })),
        [
          {
            label: hasShortcuts ? 'Turn single-key shortcuts off' : 'Turn single-key shortcuts on',
            icon: hasShortcuts ? 'KeyboardOff' : 'Keyboard',
            onSelect: () => dispatch(shortcutsSwitched(!hasShortcuts)),
          },
        ],
      ]}
    />
  );
}

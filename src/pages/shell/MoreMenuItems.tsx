import {
  CalendarDays,
  Check,
  EllipsisVertical,
  Keyboard,
  KeyboardOff,
  Landmark,
  Monitor,
  Moon,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import {
  selectHasShortcuts,
  selectTheme,
  shortcutsSwitched,
  themeChosen,
  type Theme,
} from '#features/preferences/preferencesSlice';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { MenuItem, MenuLink, MenuSeparator } from '#shared/ui/overlays/Menu';
import { paths } from '#shared/paths';
import { OwnMenu } from './OwnMenu';

const themes: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'system', label: 'Theme of the system', icon: Monitor },
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'dark', label: 'Dark theme', icon: Moon },
];

/**
 * The menu behind More: places beside the bar's, and settings. On a phone, whose bar has no menu under
 * Me, what stands there as well.
 */
export function MoreMenuItems() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  const isPhone = useMediaQuery(PHONE);
  return (
    <OwnMenu trigger={<IconButton icon={EllipsisVertical} label="More" />} isShown={isPhone}>
      <MenuLink icon={CalendarDays} to={paths.events}>
        Events
      </MenuLink>
      <MenuLink icon={Landmark} to={paths.universities}>
        Universities
      </MenuLink>
      <MenuSeparator />
      {themes.map(({ theme, label, icon }) => (
        <MenuItem
          key={theme}
          icon={theme === chosen ? Check : icon}
          onSelect={() => dispatch(themeChosen(theme))}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={hasShortcuts ? KeyboardOff : Keyboard}
        onSelect={() => dispatch(shortcutsSwitched(!hasShortcuts))}
      >
        {hasShortcuts ? 'Turn single-key shortcuts off' : 'Turn single-key shortcuts on'}
      </MenuItem>
    </OwnMenu>
  );
}

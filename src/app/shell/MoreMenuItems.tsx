import { useState } from 'react';
import {
  CalendarDays,
  Check,
  EllipsisVertical,
  Keyboard,
  KeyboardOff,
  Landmark,
  LogOut,
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
} from '../../features/preferences/preferencesSlice';
import { logOut } from '../../features/session/sessionThunks';
import { PHONE, useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { SaveLogDialog } from '../../shared/session-log/SaveLogDialog';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { IconButton } from '../../shared/ui/IconButton';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../shared/ui/Menu';
import { SessionLogItems } from './SessionLogItems';

const themes: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'system', label: 'Theme of the system', icon: Monitor },
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'dark', label: 'Dark theme', icon: Moon },
];

/**
 * The menu behind More: places beside the bar's, and settings. On a phone, whose bar has no menu under
 * Me, what stands there as well. It opens as soon as it is there: the press that fetched it meant that.
 */
export function MoreMenuItems() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const hasShortcuts = useAppSelector(selectHasShortcuts);
  const isPhone = useMediaQuery(PHONE);
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Menu defaultOpen trigger={<IconButton icon={EllipsisVertical} label="More" />}>
        <MenuLink icon={CalendarDays} to="/dashboard/Events">
          Events
        </MenuLink>
        <MenuLink icon={Landmark} to="/dashboard/university">
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
        {isPhone ? (
          <>
            <MenuSeparator />
            <SessionLogItems onSave={() => setSaving(true)} />
            <MenuSeparator />
            <MenuItem icon={LogOut} onSelect={() => dispatch(logOut())}>
              Logout
            </MenuItem>
          </>
        ) : null}
      </Menu>
      {isSaving ? <SaveLogDialog source="ring" onClose={() => setSaving(false)} /> : null}
    </>
  );
}

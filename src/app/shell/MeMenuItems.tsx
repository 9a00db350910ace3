import { ChevronDown, EllipsisVertical, LogOut } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { logOut } from '../../features/session/sessionThunks';
import { SaveLogDialog } from '../../shared/session-log/SaveLogDialog';
import { useAppDispatch } from '../../shared/store/hooks';
import { IconButton } from '../../shared/ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/Menu';
import css from './MeMenu.module.css';
import { SessionLogItems } from './SessionLogItems';

/** The menu under Me: the log of what happened, and the way out. It opens as soon as it is there. */
function MeMenuItems({ trigger }: { readonly trigger: ReactElement }) {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Menu defaultOpen trigger={trigger}>
        <SessionLogItems onSave={() => setSaving(true)} />
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={() => dispatch(logOut())}>
          Logout
        </MenuItem>
      </Menu>
      {isSaving ? <SaveLogDialog source="ring" onClose={() => setSaving(false)} /> : null}
    </>
  );
}

/** In the navigation bar, beside Me. */
export function MeMenuBeside() {
  return (
    <MeMenuItems
      trigger={<IconButton icon={ChevronDown} label="Me menu" className={css.beside} />}
    />
  );
}

/** On the own profile. */
export function MeMenuOnProfile() {
  return <MeMenuItems trigger={<IconButton icon={EllipsisVertical} label="Me menu" />} />;
}

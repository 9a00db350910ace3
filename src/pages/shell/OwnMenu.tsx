import { LogOut } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { logOut } from '#features/session/sessionThunks';
import { SaveLogDialog } from '#shared/session-log/SaveLogDialog';
import { useAppDispatch } from '#shared/store/hooks';
import { Menu, MenuItem, MenuSeparator } from '#shared/ui/overlays/Menu';
import { SessionLogItems } from './SessionLogItems';

interface OwnMenuProps {
  readonly trigger: ReactElement;
  /** Whether what belongs to oneself stands here; somewhere else it has a menu of its own. */
  readonly isShown?: boolean;
  /** What comes before it. */
  readonly children?: ReactNode;
}

/**
 * A menu that ends with what belongs to oneself: the log of what happened, and the way out. It opens
 * as soon as it is there: the press that fetched it meant that.
 */
export function OwnMenu({ trigger, isShown = true, children }: OwnMenuProps) {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Menu defaultOpen trigger={trigger}>
        {children}
        {children && isShown ? <MenuSeparator /> : null}
        {isShown ? (
          <>
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

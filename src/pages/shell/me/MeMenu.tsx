import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { selectMe } from '#features/session/sessionSelectors';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Menu } from '#shared/ui/overlays/Menu';
import { nameOf } from '#shared/lib/people';
import { meMenu } from '../texts';
import css from './MeMenu.module.css';
import { useMeItems, type MeDialog } from './useMeItems';

// In the menu's chunk, so that the dialog is available even offline once the menu is.
const SaveLogDialog = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "menu" */ '#shared/session-log/SaveLogDialog'))
      .SaveLogDialog,
);
const EditProfileDialog = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "edit-profile" */ '#features/session/own/EditProfileDialog'))
      .EditProfileDialog,
);

/**
 * The account menu, next to Me in the navigation bar. On phones, where the bar has no Me, the user's
 * picture is its button.
 */
export function MeMenu() {
  const me = useAppSelector(selectMe);
  const isPhone = useMediaQuery(PHONE);
  const [dialog, setDialog] = useState<MeDialog | null>(null);
  const groups = useMeItems(setDialog);
  const close = () => setDialog(null);
  if (!me) return null;
  const picture = <Avatar name={nameOf(me)} src={me.profile_picture} size={28} />;
  return (
    <>
      <Menu
        label={meMenu}
        icon={ChevronDown}
        picture={isPhone ? picture : undefined}
        className={isPhone ? undefined : css.beside}
        groups={groups}
      />
      {dialog === 'profile' ? (
        <EditProfileDialog open me={me} onOpenChange={close} onClose={close} />
      ) : null}
      {dialog === 'log' ? <SaveLogDialog source="ring" onClose={close} /> : null}
    </>
  );
}

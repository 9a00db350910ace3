import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { logOut } from '#features/session/sessionThunks';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { selectRecorder, startRecording, stopRecording } from '#shared/session-log/recorderSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Menu } from '#shared/ui/overlays/Menu';
import css from './MeMenu.module.css';

// In the chunk of the menu: it is there whenever its item is chosen, even without a connection.
const SaveLogDialog = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "menu" */ '#shared/session-log/SaveLogDialog'))
      .SaveLogDialog,
);

type MenuProps = ComponentProps<typeof Menu>;
type OwnMenuProps = Omit<MenuProps, 'groups'> & Partial<Pick<MenuProps, 'groups'>>;

/** The menu under Me in the navigation bar: what belongs to oneself and is no page. */
export function MeMenu() {
  return <OwnMenu icon={ChevronDown} label="Me menu" className={css.beside} />;
}

/** The same on the own profile, to which Me leads on a phone. */
export function MeMenuOnProfile() {
  return <OwnMenu icon={EllipsisVertical} label="Me menu" />;
}

/** A menu that ends with the log of this page's actions, and the way out. */
export function OwnMenu({ groups = [], ...button }: OwnMenuProps) {
  const dispatch = useAppDispatch();
  const { isRecording } = useAppSelector(selectRecorder);
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Menu
        {...button}
        groups={[
          ...groups,
          [
            { label: 'Save session log', icon: 'Download', onSelect: () => setIsSaving(true) },
            isRecording
              ? {
                  label: 'Stop recording',
                  icon: 'CircleStop',
                  onSelect: () => void dispatch(stopRecording()),
                }
              : {
                  label: 'Start recording',
                  icon: 'CircleDot',
                  onSelect: () => void dispatch(startRecording()),
                },
            { label: 'Replay a session log', icon: 'History', to: '/replay' },
          ],
          [{ label: 'Logout', icon: 'LogOut', onSelect: () => dispatch(logOut()) }],
        ]}
      />
      {isSaving ? <SaveLogDialog source="ring" onClose={() => setIsSaving(false)} /> : null}
    </>
  );
}

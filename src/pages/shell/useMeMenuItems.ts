import { selectTheme, shortcutsOpened, themeChosen } from '#features/preferences/preferencesSlice';
import { selectMe } from '#features/session/sessionSelectors';
import { logOut } from '#features/session/sessionThunks';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { paths } from '#shared/paths';
import { selectRecorder, startRecording, stopRecording } from '#shared/session-log/recorderSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import type { MenuItem } from '#shared/ui/overlays/Menu';
import type { MeDialog } from './MeMenu';

const events: MenuItem = { label: 'Events', icon: 'CalendarDays', to: paths.events };

const themes = [
  { theme: 'system', label: 'System theme', icon: 'Monitor' },
  { theme: 'light', label: 'Light theme', icon: 'Sun' },
  { theme: 'dark', label: 'Dark theme', icon: 'Moon' },
] as const;

/** The items of the Me menu, in groups. `open` shows one of the dialogs. */
export function useMeMenuItems(open: (dialog: MeDialog) => void): MenuItem[][] {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectMe)?.username ?? '';
  const chosen = useAppSelector(selectTheme);
  const { isRecording } = useAppSelector(selectRecorder);
  // Events are in this menu on phones, because the bottom bar has no room for them.
  const isPhone = useMediaQuery(PHONE);
  const recording: MenuItem = isRecording
    ? {
        label: 'Stop recording',
        icon: 'CircleStop',
        onSelect: () => void dispatch(stopRecording()),
      }
    : {
        label: 'Start recording',
        icon: 'CircleDot',
        onSelect: () => void dispatch(startRecording()),
      };
  return [
    [
      { label: 'View profile', icon: 'CircleUserRound', to: paths.profile(username) },
      { label: 'Edit profile', icon: 'Pencil', onSelect: () => open('profile') },
    ],
    [
      ...(isPhone ? [events] : []),
      { label: 'Universities', icon: 'Landmark', to: paths.universities },
    ],
    [
      {
        label: 'Theme',
        icon: 'SunMoon',
        items: themes.map(({ theme, label, icon }) => ({
          label,
          icon,
          isChosen: theme === chosen,
          onSelect: () => dispatch(themeChosen(theme)),
        })),
      },
      {
        label: 'Keyboard shortcuts',
        icon: 'Keyboard',
        onSelect: () => dispatch(shortcutsOpened()),
      },
      { label: 'Help', icon: 'CircleHelp', to: '/help' },
    ],
    [{ label: 'Logout', icon: 'LogOut', onSelect: () => dispatch(logOut()) }],
    [
      {
        label: 'For developers',
        icon: 'CodeXml',
        items: [
          { label: 'Save session log', icon: 'Download', onSelect: () => open('log') },
          recording,
          { label: 'Replay a session log', icon: 'History', to: '/replay' },
        ],
      },
    ],
  ];
}

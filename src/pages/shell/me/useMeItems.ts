import { selectTheme, shortcutsOpened, themeChosen } from '#features/preferences/preferencesSlice';
import { selectMe } from '#features/session/sessionSelectors';
import { logOut } from '#features/session/sessionThunks';
import { paths } from '#shared/paths';
import { selectRecorder, startRecording, stopRecording } from '#shared/session-log/recorderSlice';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import type { MenuItem } from '#shared/ui/overlays/Menu';
import * as texts from './texts';

/** The dialogs that the menu opens. */
export type MeDialog = 'profile' | 'log';

const themes = [
  { theme: 'system', label: texts.systemTheme, icon: 'Monitor' },
  { theme: 'light', label: texts.lightTheme, icon: 'Sun' },
  { theme: 'dark', label: texts.darkTheme, icon: 'Moon' },
] as const;

/** The items of the account menu, in groups. `open` shows one of the dialogs. */
export function useMeItems(open: (dialog: MeDialog) => void): MenuItem[][] {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectMe)?.username ?? '';
  const chosen = useAppSelector(selectTheme);
  const { isRecording } = useAppSelector(selectRecorder);
  const recording: MenuItem = isRecording
    ? {
        label: texts.stopRecording,
        icon: 'CircleStop',
        onSelect: () => void dispatch(stopRecording()),
      }
    : {
        label: texts.startRecording,
        icon: 'CircleDot',
        onSelect: () => void dispatch(startRecording()),
      };
  return [
    [
      { label: texts.viewProfile, icon: 'CircleUserRound', to: paths.profile(username) },
      { label: texts.editProfile, icon: 'Pencil', onSelect: () => open('profile') },
      { label: texts.settings, icon: 'Settings', to: paths.accountSettings },
    ],
    [
      { label: texts.library, icon: 'Bookmark', to: paths.library },
      { label: texts.universities, icon: 'Landmark', to: paths.universities },
    ],
    [
      {
        label: texts.theme,
        icon: 'SunMoon',
        items: themes.map(({ theme, label, icon }) => ({
          label,
          icon,
          isChosen: theme === chosen,
          onSelect: () => dispatch(themeChosen(theme)),
        })),
      },
      {
        label: texts.keyboardShortcuts,
        icon: 'Keyboard',
        onSelect: () => dispatch(shortcutsOpened()),
      },
      { label: texts.help, icon: 'CircleHelp', to: '/help' },
    ],
    [{ label: texts.logOut, icon: 'LogOut', onSelect: () => dispatch(logOut()) }],
    [
      {
        label: texts.forDevelopers,
        icon: 'CodeXml',
        items: [
          { label: texts.saveLog, icon: 'Download', onSelect: () => open('log') },
          recording,
          { label: texts.replayLog, icon: 'History', to: '/replay' },
        ],
      },
    ],
  ];
}

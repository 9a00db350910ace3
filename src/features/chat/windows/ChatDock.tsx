import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useVisibleScreen } from '#shared/hooks/useVisibleScreen';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import {
  selectChatWindows,
  windowRestored,
  type ChatWindow as WindowState,
} from '../state/chatWindowsSlice';
import * as texts from '../texts';
import css from './ChatDock.module.css';
import { ChatHead } from './ChatHead';
import { ChatWindow } from './ChatWindow';
import { useDockFocus } from './useDockFocus';
import { useDockRoom } from './useDockRoom';
import { useInertOutside } from './useInertOutside';

/** Returns the windows that fit: those opened last, each in its own place. */
function fitting(windows: readonly WindowState[], room: number): WindowState[] {
  const open = windows.filter(({ isMinimised }) => !isMinimised);
  const latest = open.toSorted((a, b) => b.opening - a.opening).slice(0, room);
  return open.filter((window) => latest.includes(window));
}

/** Marks the page's root for style sheets while there are chat windows. */
function useRootMark(hasWindows: boolean): void {
  useEffect(() => {
    if (!hasWindows) return undefined;
    const { dataset } = document.documentElement;
    dataset.chatWindows = '';
    return () => {
      delete dataset.chatWindows;
    };
  }, [hasWindows]);
}

/** The open conversations at the foot of the page, the newest on the right. */
export function ChatDock() {
  const dispatch = useAppDispatch();
  const windows = useAppSelector(selectChatWindows);
  const isPhone = useMediaQuery(PHONE);
  const dock = useRef<HTMLElement>(null);
  const room = useDockRoom(dock, windows.length > 0);
  const shown = fitting(windows, room);
  const isCovering = isPhone && shown.length > 0;
  useInertOutside(dock, isCovering);
  useVisibleScreen(dock, isCovering);
  useRootMark(shown.length > 0);
  const focus = useDockFocus();
  const heads = windows.filter((window) => !shown.includes(window));
  if (windows.length === 0) return null;
  return (
    <aside
      ref={dock}
      aria-label={texts.chats}
      className={clsx(css.dock, shown.length > 0 && css.covering)}
    >
      {heads.length > 0 ? (
        <ul className={css.heads} aria-label={texts.minimisedChats}>
          {heads.map((window) => (
            <li key={window.id}>
              <ChatHead
                id={focus.headId(window.id)}
                window={window}
                onOpen={() => dispatch(windowRestored(window.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {shown.map((window) => (
        <PartBoundary key={window.id} part="chat">
          <ChatWindow window={window} isPhone={isPhone} isAlone={room === 1} focus={focus} />
        </PartBoundary>
      ))}
    </aside>
  );
}

import { clsx } from 'clsx';
import { PartBoundary } from '../../shared/errors/PartBoundary';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import css from './ChatDock.module.css';
import { ChatHead } from './ChatHead';
import { ChatWindow } from './ChatWindow';
import { selectChatWindows, windowRestored } from './chatWindowsSlice';

/** This many windows stand side by side; older ones wait in the row of heads. */
const MAX_SIDE_BY_SIDE = 3;

/** The open conversations at the foot of the page, the newest on the right. */
export function ChatDock() {
  const dispatch = useAppDispatch();
  const windows = useAppSelector(selectChatWindows);
  const isNarrow = useMediaQuery('(width < 860px)');
  const isMiddling = useMediaQuery('(width < 1200px)');
  const room = isNarrow || isMiddling ? 1 : MAX_SIDE_BY_SIDE;
  const shown = windows.filter((window) => !window.isMinimised).slice(-room);
  const heads = windows.filter((window) => !shown.includes(window));
  if (windows.length === 0) return null;
  return (
    <aside aria-label="Chats" className={clsx(css.dock, shown.length > 0 && css.covering)}>
      {heads.length > 0 ? (
        <ul className={css.heads} aria-label="Minimised chats">
          {heads.map((window) => (
            <li key={window.id}>
              <ChatHead window={window} onOpen={() => dispatch(windowRestored(window.id))} />
            </li>
          ))}
        </ul>
      ) : null}
      {shown.map((window) => (
        <PartBoundary key={window.id} part="chat">
          <ChatWindow window={window} />
        </PartBoundary>
      ))}
    </aside>
  );
}

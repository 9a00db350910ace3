import { Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Avatar, IconButton } from '../../shared/ui';
import css from './ChatWindow.module.css';
import { selectIsOnline } from './chatSelectors';
import { windowClosed, windowMinimised, type ChatWindow as WindowState } from './chatWindowsSlice';
import { ConnectionLine } from './ConnectionLine';
import { MessageComposer } from './MessageComposer';
import { MessageLog } from './MessageLog';

/** One docked conversation; on a phone it fills the screen. */
export function ChatWindow({ window }: { readonly window: WindowState }) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector((state) => selectIsOnline(state, window.id));
  const close = () => dispatch(windowClosed(window.id));
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch(windowClosed(window.id));
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, [dispatch, window.id]);

  return (
    <section ref={section} className={css.window} aria-label={`Chat with ${window.username}`}>
      <header className={css.header}>
        <Avatar name={window.username} src={window.avatar} size={28} online={isOnline} />
        <h2 className={css.name}>
          <Link to={`/dashboard/${window.username}/about`}>{window.username}</Link>
        </h2>
        <IconButton
          size="sm"
          icon={Minus}
          label={`Minimise chat with ${window.username}`}
          onClick={() => dispatch(windowMinimised(window.id))}
        />
        <IconButton
          size="sm"
          icon={X}
          label={`Close chat with ${window.username}`}
          onClick={close}
        />
      </header>
      <ConnectionLine />
      <MessageLog partner={window} />
      <MessageComposer key={window.id} partner={window} />
    </section>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui';
import { paths } from '#shared/paths';
import css from './ChatHeading.module.css';
import { selectIsOnline } from './state/chatState';

interface ChatHeadingProps {
  readonly partner: ChatPartner;
  /** 'small' on a docked window, 'large' where the conversation has a page to itself. */
  readonly size: 'small' | 'large';
  /** A way back, before the picture. */
  readonly start?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** Who a conversation is with, and whether they are there. */
export function ChatHeading({ partner, size, start, children }: ChatHeadingProps) {
  const { id, username, avatar } = partner;
  const isOnline = useAppSelector((state) => selectIsOnline(state, id));
  return (
    <header className={css[size]}>
      {start}
      <Avatar name={username} src={avatar} size={size === 'small' ? 28 : 40} online={isOnline} />
      <div className={css.words}>
        <h2 className={css.name}>
          <Link to={paths.profile(username)}>{username}</Link>
        </h2>
        {size === 'large' ? (
          <p className={css.presence}>{isOnline ? 'Online' : 'Offline'}</p>
        ) : null}
      </div>
      {children}
    </header>
  );
}

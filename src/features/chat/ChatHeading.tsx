import type { ReactNode } from 'react';
import { isDeletedUser } from '#contract/names/deletedUser';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui';
import { NameLine } from '#shared/ui/people/NameLine';
import { PersonLink } from '#shared/ui/people/PersonLink';
import { nameOf } from '#shared/lib/people';
import css from './ChatHeading.module.css';
import { selectIsOnline } from './state/chatState';
import * as texts from './texts';

interface ChatHeadingProps {
  readonly partner: ChatPartner;
  /** 'small' for a docked window, 'large' for a conversation on its own page. */
  readonly size: 'small' | 'large';
  /** A back button, shown before the picture. */
  readonly start?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** The person a conversation is with, and whether they are online. */
export function ChatHeading({ partner, size, start, children }: ChatHeadingProps) {
  const { id, username, avatar } = partner;
  const isOnline = useAppSelector((state) => selectIsOnline(state, id));
  return (
    <header className={css[size]}>
      {start}
      <Avatar
        name={nameOf(partner)}
        src={avatar}
        size={size === 'small' ? 28 : 40}
        online={isOnline}
      />
      <div className={css.words}>
        <h2 className={css.name}>
          <PersonLink className="touch-target" of={partner}>
            <NameLine of={partner} />
          </PersonLink>
        </h2>
        {size === 'large' && !isDeletedUser(username) ? (
          <p className={css.presence}>{isOnline ? texts.online : texts.offline}</p>
        ) : null}
      </div>
      {children}
    </header>
  );
}

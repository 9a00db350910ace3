import type { ReactNode } from 'react';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import css from './personList.module.css';
import { PersonLines } from './PersonLines';

interface PresentAvatarProps {
  readonly person: ChatPartner;
  readonly size: number;
}

/** Somebody's picture, with a dot while that person is online. */
export function PresentAvatar({ person, size }: PresentAvatarProps) {
  const isOnline = useAppSelector((state) => state.chat.online[person.id] === true);
  return <Avatar name={person.username} src={person.avatar} size={size} online={isOnline} />;
}

interface PersonRowProps {
  readonly person: ChatPartner;
  /** What is known of the person. */
  readonly lines: readonly (string | null | undefined)[];
  /** The picture, where it is not a plain one. */
  readonly picture?: ReactNode;
  /** What can be done about the person. */
  readonly children: ReactNode;
}

/** One person of a list, with what can be done about them. */
export function PersonRow({ person, lines, picture, children }: PersonRowProps) {
  const { username, avatar } = person;
  return (
    <li className={css.row}>
      {picture ?? <Avatar name={username} src={avatar} size={44} />}
      <PersonLines username={username} lines={lines} />
      <div className={css.actions}>{children}</div>
    </li>
  );
}

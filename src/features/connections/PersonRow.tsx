import type { ReactNode } from 'react';
import type { Person } from '#contract/entities/person';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { nameOf } from '#shared/lib/people';
import css from './personList.module.css';
import { PersonLines } from './PersonLines';

interface PresentAvatarProps {
  readonly person: ChatPartner;
  readonly size: number;
}

/** A person's picture, with a dot while they are online. */
export function PresentAvatar({ person, size }: PresentAvatarProps) {
  const isOnline = useAppSelector((state) => state.chat.online[person.id] === true);
  return <Avatar name={nameOf(person)} src={person.avatar} size={size} online={isOnline} />;
}

interface PersonRowProps {
  readonly person: Omit<Person, 'id'>;
  /** Facts about the person, such as their department. */
  readonly lines: readonly (string | null | undefined)[];
  /** Replaces the plain picture. */
  readonly picture?: ReactNode;
  /** Between the person and the actions, to be read before one is chosen. */
  readonly note?: ReactNode;
  /** The actions for the person. */
  readonly children: ReactNode;
}

/** One person of a list, with the actions for them. */
export function PersonRow({ person, lines, picture, note, children }: PersonRowProps) {
  return (
    <li className={css.row}>
      {picture ?? <Avatar name={nameOf(person)} src={person.profile_picture} size={44} />}
      <PersonLines of={person} lines={lines} />
      {note}
      <div className={css.actions}>{children}</div>
    </li>
  );
}

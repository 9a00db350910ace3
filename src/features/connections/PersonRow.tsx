import type { ReactNode } from 'react';
import type { ChatPartner } from '#shared/store/featureEvents';
import { Avatar } from '#shared/ui/marks/Avatar';
import css from './personList.module.css';
import { PersonLines } from './PersonLines';

interface PersonRowProps {
  readonly person: ChatPartner;
  /** What is known of the person. */
  readonly lines: readonly (string | null | undefined)[];
  /** The picture, where it is not a plain one. */
  readonly picture?: ReactNode;
  readonly className?: string | undefined;
  /** What can be done about the person. */
  readonly children: ReactNode;
}

/** One person of a list, with what can be done about them. */
export function PersonRow({ person, lines, picture, className, children }: PersonRowProps) {
  const { username, avatar } = person;
  return (
    <li className={className ?? css.row}>
      {picture ?? <Avatar name={username} src={avatar} size={44} />}
      <PersonLines username={username} lines={lines} />
      <div className={css.actions}>{children}</div>
    </li>
  );
}

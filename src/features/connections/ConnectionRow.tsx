import type { Connection } from '#contract/entities/person';
import { MessageButton } from './cards/MessageButton';
import css from './personList.module.css';
import { PersonLines } from './PersonLines';
import { PersonMenu } from './cards/PersonMenu';
import { PresentAvatar } from './PresentAvatar';

/** Somebody one is paired with, and what can be done about it. */
export function ConnectionRow({ connection }: { readonly connection: Connection }) {
  const { connection_id: connectionId, friend_id: id, username, email } = connection;
  const person = { id, username, avatar: connection.profile_picture };
  return (
    <li className={css.row}>
      <PresentAvatar person={person} size={44} />
      <PersonLines username={username} lines={[email]} />
      <div className={css.actions}>
        <MessageButton person={person} size="sm" />
        <PersonMenu person={person} connectionId={connectionId} />
      </div>
    </li>
  );
}

import { createContext } from 'react';
import type { EditedMessage } from '../../state/changeMessage';
import type { StoredMessage } from '../../state/thread';

/** The actions of people on a message of a conversation. */
export interface MessageActions {
  edit: (message: EditedMessage) => void;
  reply: (message: StoredMessage) => void;
  /** Deletes it after a confirmation. */
  remove: (message: StoredMessage) => void;
  /** Shows the message that a reply quotes. */
  jumpTo: (messageId: number) => void;
}

const nothing = () => undefined;

/** Provided by the conversation, whose field and dialog the actions use. */
export const MessageActionsContext = createContext<MessageActions>({
  ...{ edit: nothing, reply: nothing, remove: nothing, jumpTo: nothing },
});

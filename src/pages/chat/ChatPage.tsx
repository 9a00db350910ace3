import { Messages } from '#features/chat/Messages';
import { PersonMenu } from '#features/connections/cards/PersonMenu';

/** The conversations. The open one has a menu of actions for its other participant. */
export const ChatPage = () => (
  <Messages partnerMenu={(partner) => <PersonMenu hasProfileLink person={partner} />} />
);

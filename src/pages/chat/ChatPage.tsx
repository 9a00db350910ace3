import { Messages } from '#features/chat/Messages';
import { PersonMenu } from '#features/connections/cards/PersonMenu';

/** The conversations, with what can be done about the person of the open one. */
export const ChatPage = () => (
  <Messages partnerMenu={(partner) => <PersonMenu hasProfileLink person={partner} />} />
);

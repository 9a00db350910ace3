import { Messages } from '#features/chat/Messages';
import { PersonMenu } from '#features/connections/cards/PersonMenu';
import { lazyLayer } from '#shared/lazy/lazyLayer';

const ChooseConnection = lazyLayer(
  async () =>
    (
      await import(
        /* webpackChunkName: "new-message" */ '#features/connections/find/ChooseConnection'
      )
    ).ChooseConnection,
);

/**
 * The conversations. The open one has a menu of actions for its other participant, and a new one
 * begins with the choice of a connection.
 */
export const ChatPage = () => (
  <Messages
    partnerMenu={(partner) => <PersonMenu hasProfileLink person={partner} />}
    newMessage={(dialog) => <ChooseConnection {...dialog} />}
  />
);

import type { Deps } from './deps';
import { keepSessions } from './features/account/openSessions';
import { createChatFrameHandlers } from './features/chat/chatFrames';
import { createPresence } from './features/chat/presence';
import { allowedOrigins } from './platform/config/publicOrigin';
import { createConnections } from './realtime/connections';
import { createGateway, type Gateway } from './realtime/gateway';

/** The server's sockets: who may open one, what they are told, and who answers their frames. */
export function createSockets(deps: Deps): Gateway {
  const connections = createConnections(deps.bus);
  const presence = createPresence(deps, connections);
  const origins = allowedOrigins(deps.config);
  return createGateway({
    connections,
    handlers: createChatFrameHandlers(deps),
    authenticate: deps.authenticate,
    isAllowedOrigin: (origin) => origins.includes(origin),
    onOpen: (open, firstSocket) => presence.onOpen(open, firstSocket),
    onOffline: (caller) => presence.onOffline(caller),
    keepSessions: (ids) => keepSessions(deps.db, ids, deps.clock.now()),
    onSocketCount: (count) => deps.metrics.openSockets.set(count),
    log: deps.log,
  });
}

import type { Deps } from '#domain/deps';
import { extendSessions } from '#server/features/account/sessions/extendSessions';
import { createChatFrameHandlers } from '#server/features/chat/chatFrames';
import { createPresence } from '#server/features/chat/presence/presence';
import { createCommentFrameHandlers } from '#server/features/interactions/comments/watchComments';
import { allowedOrigins } from '#server/platform/config/publicOrigin';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { openedAt } from '#server/platform/http/openedAt';
import { createClientAddress } from '#server/realtime/clientAddress';
import { createConnections } from '#server/realtime/connections';
import { createGateway, type Gateway, type GatewayOptions } from '#server/realtime/gateway';
import { createOriginRule } from '#server/platform/http/security/originRule';

const FIVE_MINUTES = 300;
/** After a restart, everyone on a campus reconnects at once, from the one address they share. */
const UPGRADES_PER_CALL = 5;

/** The server's sockets: authorises upgrades, greets new connections and routes incoming frames. */
export function createSockets(
  deps: Deps,
  options: Pick<GatewayOptions, 'extendSessionsEveryMs'> = {},
): Gateway {
  const connections = createConnections(deps.bus);
  const presence = createPresence(deps, connections);
  deps.bus.onGap(() => {
    presence
      .onGap()
      .catch((error: unknown) => deps.log.error({ err: error }, 'sending greetings again failed'));
  });
  const clientAddress = createClientAddress(deps.config.trustedProxies);
  const upgradeLimit = {
    name: 'upgrades',
    points: UPGRADES_PER_CALL * deps.config.apiLimits.perAddress,
    seconds: FIVE_MINUTES,
  };
  return createGateway({
    ...options,
    connections,
    handlers: { ...createChatFrameHandlers(deps), ...createCommentFrameHandlers(deps) },
    authenticate: deps.authenticate,
    cookieToken: (request) => deps.cookieSessions?.read(request)?.token ?? null,
    isAllowedOrigin: createOriginRule(
      [...allowedOrigins(deps.config), ...deps.config.clientOrigins],
      deps.log,
    ),
    // The scheme is that of the page, because a proxy in front may speak TLS.
    originOf: ({ headers: { origin, host = '' } }) =>
      openedAt(deps.config, { protocol: origin?.startsWith('https:') ? 'https' : 'http', host }),
    countAttempt: (request) =>
      deps.limits.consume(upgradeLimit, addressKey(clientAddress(request))),
    onOpen: (open, firstSocket) => presence.onOpen(open, firstSocket),
    onOffline: (caller) => presence.onOffline(caller),
    extendSessions: (ids) => extendSessions(deps.db, ids, deps.clock.now()),
    onSocketCount: (count) => deps.metrics.openSockets.set(count),
    framesPerPerson: deps.config.framesPerPerson,
    log: deps.log,
  });
}

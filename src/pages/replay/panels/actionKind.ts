import type { LogEntry } from '#replay/logFormat';
import * as texts from './texts';

/** The category of a recorded action. It determines the icon, the colour and the filter. */
export type ActionKind = 'person' | 'page' | 'automatic' | 'socket' | 'network' | 'error';

const FAILED = /(?:failed|rejected|dropped|refused|unreachable|expired)$/i;
const SOCKET = /^(?:realtime|socket|connection)\//;
const NETWORK = /^(?:api|uploads|persist)\//;
/** Words for what a page does by itself. All other actions count as those of the person. */
const AUTOMATIC =
  /(?:started|sent|received|arrived|accepted|authenticated|notified|scrolled|reached|hidden|shown|highlighted|faded|queued|settled|confirmed|elsewhere|(?:outbox|changes|windows)Restored)$/i;
const INTERNAL =
  /^(?:persist\/|api\/(?:internalSubscriptions|invalidation|config)\/|api\/queries\/removeQueryResult$)/;

/**
 * RTK Query reports a call skipped because of a cached response as rejected, but nothing failed.
 */
const wasSkipped = ({ action }: LogEntry) =>
  (action.meta as { condition?: unknown } | undefined)?.condition === true;

export function actionKind(entry: LogEntry): ActionKind {
  const { type } = entry.action;
  if (FAILED.test(type) && !wasSkipped(entry)) return 'error';
  if (type === 'realtime/error') return 'error';
  if (SOCKET.test(type)) return 'socket';
  if (NETWORK.test(type)) return 'network';
  if (type === 'app/navigated') return 'page';
  return AUTOMATIC.test(type) ? 'automatic' : 'person';
}

/** Whether an action is bookkeeping of a library, which says nothing about what happened. */
export const isInternal = ({ action }: LogEntry) => INTERNAL.test(action.type);

/** The kinds in display order, with their labels. */
export const kindWords: Readonly<Record<ActionKind, string>> = {
  person: texts.person,
  page: texts.navigation,
  automatic: texts.automatic,
  socket: texts.socket,
  network: texts.network,
  error: texts.error,
};
export const actionKinds = Object.keys(kindWords) as ActionKind[];

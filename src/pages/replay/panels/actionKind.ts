import type { LogEntry } from '#replay/logFormat';
import * as texts from './texts';

/** The category of a recorded action. It determines the icon, the colour and the filter. */
export type ActionKind = 'person' | 'page' | 'socket' | 'network' | 'error';

const FAILED = /(?:failed|rejected|dropped|refused|unreachable|expired)$/i;
const SOCKET = /^(?:realtime|socket|connection)\//;
const NETWORK = /^(?:api|uploads|persist)\//;
const PAGE = /^(?:app|application)\//;

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
  return PAGE.test(type) ? 'page' : 'person';
}

/** The kinds in display order, with their labels. */
export const kindWords: Readonly<Record<ActionKind, string>> = {
  person: texts.person,
  page: texts.navigation,
  socket: texts.socket,
  network: texts.network,
  error: texts.error,
};
export const actionKinds = Object.keys(kindWords) as ActionKind[];

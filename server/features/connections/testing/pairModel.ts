/** The two sides of a pair. */
export type Side = 0 | 1;

/** The actions of one side of a pair towards the other. */
export const ACTS = [
  'connect',
  'accept',
  'reject',
  'withdraw',
  'remove',
  'restore',
  'block',
  'unblock',
] as const;
export type Act = (typeof ACTS)[number];

type RequestState = 'pending' | 'accepted' | 'rejected' | 'withdrawn';

/** A model of the relationship of two people within ten minutes: the simplest form of the rules. */
export interface Pair {
  connected: boolean;
  /** The outcome of the last request each side sent. */
  last: [RequestState | null, RequestState | null];
  /** Whether each side was rejected once and may not ask again yet. */
  rejected: [boolean, boolean];
  endedBy: Side | null;
  blocks: [boolean, boolean];
}

export const strangers = (): Pair => ({
  connected: false,
  last: [null, null],
  rejected: [false, false],
  endedBy: null,
  blocks: [false, false],
});

const settled: Record<RequestState, number> = {
  pending: 200,
  accepted: 409,
  rejected: 409,
  withdrawn: 404,
};

function closePending(pair: Pair): void {
  pair.last = pair.last.map((state) => (state === 'pending' ? 'withdrawn' : state)) as Pair['last'];
}

const isApart = ({ blocks }: Pair) => blocks[0] || blocks[1];

const rules: Record<Act, (pair: Pair, me: Side, other: Side) => number> = {
  connect(pair, me, other) {
    if (isApart(pair)) return 404;
    if (pair.connected) return 409;
    if (pair.last[other] === 'pending') {
      pair.last[other] = 'accepted';
      pair.connected = true;
      return 201;
    }
    if (pair.last[me] === 'pending' || pair.rejected[me]) return 409;
    pair.last[me] = 'pending';
    return 201;
  },
  accept(pair, _me, other) {
    if (isApart(pair)) return 404;
    const state = pair.last[other];
    if (state === 'pending') {
      pair.last[other] = 'accepted';
      pair.connected = true;
    }
    return state === null ? 404 : settled[state];
  },
  reject(pair, _me, other) {
    if (isApart(pair)) return 404;
    const state = pair.last[other];
    if (state === 'pending') {
      pair.last[other] = 'rejected';
      pair.rejected[other] = true;
    }
    return state === null ? 404 : settled[state];
  },
  withdraw(pair, me) {
    const state = pair.last[me];
    if (state === 'pending') {
      pair.last[me] = 'withdrawn';
      return 204;
    }
    return state === null ? 404 : settled[state];
  },
  remove(pair, me) {
    if (!pair.connected) return 404;
    pair.connected = false;
    pair.endedBy = me;
    return 204;
  },
  restore(pair, me) {
    if (isApart(pair)) return 404;
    if (pair.connected) return 409;
    if (pair.endedBy !== me) return 404;
    closePending(pair);
    pair.endedBy = null;
    pair.connected = true;
    return 201;
  },
  block(pair, me) {
    pair.blocks[me] = true;
    pair.connected = false;
    pair.endedBy = null;
    closePending(pair);
    return 201;
  },
  unblock(pair, me) {
    pair.blocks[me] = false;
    return 204;
  },
};

/** Applies the action to the model and returns the expected status. */
export function actInModel(pair: Pair, act: Act, me: Side): number {
  return rules[act](pair, me, me === 0 ? 1 : 0);
}

/** The expected view for one of the two: `absent` is a profile that is not found. */
export function shownTo(pair: Pair, me: Side): string {
  const other: Side = me === 0 ? 1 : 0;
  if (pair.blocks[other]) return 'absent';
  if (pair.connected) return 'connected';
  if (pair.last[me] === 'pending') return 'pending_out';
  return pair.last[other] === 'pending' ? 'pending_in' : 'none';
}

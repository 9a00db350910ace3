import { hashState } from '../hashState';
import type { Redactor } from '../redact/redact';
import type { Fields } from '../redact/transform';

/** The state at one moment, as a log may hold it. */
export interface Checkpoint {
  readonly state: Fields;
  readonly hash: string;
}

/**
 * Keeps a state for later: states are immutable, so to note one costs nothing, and what it takes to
 * redact and hash it is done when the browser has time, or when somebody asks.
 */
export function createCheckpoint(state: object, redactor: Redactor): Checkpoint {
  let raw: object | undefined = state;
  let clean: Fields = {};
  let hash = '';
  const settle = () => {
    if (!raw) return;
    clean = redactor.state(raw);
    hash = hashState(clean);
    raw = undefined;
  };
  return {
    get state() {
      settle();
      return clean;
    },
    get hash() {
      settle();
      return hash;
    },
  };
}

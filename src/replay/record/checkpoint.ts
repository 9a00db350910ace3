import type { Redactor } from '#contract/sessionLog/redact';
import type { Fields } from '#contract/sessionLog/transform';
import { hashState } from '../hashState';

/** The state at one moment, redacted for a log. */
export interface Checkpoint {
  readonly state: Fields;
  readonly hash: string;
}

/**
 * Stores a state for later. States are immutable, so this costs nothing. Redaction and hashing
 * happen on first access, for example when the browser is idle.
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

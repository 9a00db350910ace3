import type { LibraryEntry } from '#contract/entities/library';
import type { Batch } from './batches';
import type { FilePiece } from './splitFile';

/** An entry that can't be read: the line of the file at which it begins, from 1, and the reason. */
export interface Unread {
  line: number;
  reason: string;
}

/** The entries of a file, or of a piece of it. */
export interface Found {
  fresh: readonly LibraryEntry[];
  /** The number of those that the library has. */
  known: number;
  unread: readonly Unread[];
}

const nothing: Found = { fresh: [], known: 0, unread: [] };

/** The state of an import. Nothing is saved before the step `add`. */
export interface ImportState {
  step: 'choose' | 'read' | 'report' | 'add' | 'done';
  /** Why the step failed or stopped; null while all is well. */
  problem: string | null;
  /** The name of the file, for texts. */
  name: string;
  /** How many of its characters can't be read. */
  lost: number;
  pieces: readonly FilePiece[];
  batches: readonly Batch[];
  /** The number of pieces or batches that are done in this step. */
  done: number;
  found: Found;
  added: number;
}

export type ImportAction =
  | { type: 'restarted'; problem: string | null }
  | { type: 'readingStarted'; name: string; lost: number; pieces: readonly FilePiece[] }
  | { type: 'pieceRead'; found: Found }
  | { type: 'readingEnded'; emptyText: string }
  | { type: 'addingStarted'; batches: readonly Batch[] }
  | { type: 'batchAdded'; added: number }
  | { type: 'stopped'; problem: string }
  | { type: 'resumed' };

export const initialImport: ImportState = {
  step: 'choose',
  problem: null,
  name: '',
  lost: 0,
  pieces: [],
  batches: [],
  done: 0,
  found: nothing,
  added: 0,
};

const join = (one: Found, other: Found): Found => ({
  fresh: [...one.fresh, ...other.fresh],
  known: one.known + other.known,
  unread: [...one.unread, ...other.unread],
});

const isEmpty = ({ fresh, known, unread }: Found) => fresh.length + known + unread.length === 0;

/** The next state of an import. */
export function importReducer(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'restarted':
      return { ...initialImport, problem: action.problem };
    case 'readingStarted':
      return {
        ...initialImport,
        step: 'read',
        name: action.name,
        lost: action.lost,
        pieces: action.pieces,
      };
    case 'pieceRead':
      return { ...state, done: state.done + 1, found: join(state.found, action.found) };
    case 'readingEnded':
      return isEmpty(state.found)
        ? { ...initialImport, problem: action.emptyText }
        : { ...state, step: 'report' };
    case 'addingStarted':
      return { ...state, step: 'add', batches: action.batches, done: 0 };
    case 'batchAdded': {
      const done = state.done + 1;
      const step = done === state.batches.length ? 'done' : 'add';
      return { ...state, step, done, added: state.added + action.added };
    }
    case 'stopped':
      return { ...state, problem: action.problem };
    case 'resumed':
      return { ...state, problem: null };
  }
}

/** The part of the step that is done, in percent. */
export function percentOf({ step, pieces, batches, done }: ImportState): number {
  const all = step === 'read' ? pieces.length : batches.length;
  return all === 0 ? 0 : Math.round((100 * done) / all);
}

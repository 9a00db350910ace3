import { sql, type Kysely, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { LONGEST_PAUSE_MS, MOST_ATTEMPTS, pauseAfter } from '#server/platform/outbox/runNextJob';
import type { CellAnswer } from '../answerCell';

/** After this long without an answer, the process that had the turn is dead. */
const LEASE_MS = 2 * 60_000;

type TurnDeps = Pick<Deps, 'db' | 'clock'>;

/** A matrix that this process works on. A later turn at it has another number. */
export interface Turn {
  id: number;
  user_id: number;
  paper_ids: number[];
  questions: string[];
  turn: number;
  attempts: number;
}

const later = ({ clock }: TurnDeps, ms: number) => new Date(clock.now().getTime() + ms);

/** The row of a turn; none once another turn has begun or the matrix is deleted. */
const rowOf = (db: Kysely<Tables> | Transaction<Tables>, { id, turn }: Turn) =>
  db
    .updateTable('matrices')
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', '=', 'running');

/**
 * Takes the unfinished matrix that waits longest, or whose process died. Any number of processes may
 * call it. It also takes one that is due much later, because the clock was set back since.
 */
export async function takeTurn(deps: TurnDeps): Promise<Turn | undefined> {
  return deps.db
    .updateTable('matrices')
    .set((row) => ({
      state: 'running',
      turn: row('turn', '+', 1),
      attempts: row('attempts', '+', 1),
      due_at: later(deps, LEASE_MS),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('matrices')
        .select('id')
        .where('state', 'in', ['waiting', 'running'])
        .where((row) =>
          row.or([
            row('due_at', '<=', deps.clock.now()),
            row('due_at', '>', later(deps, LONGEST_PAUSE_MS)),
          ]),
        )
        .orderBy('due_at')
        .orderBy('id')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'paper_ids', 'questions', 'turn', 'attempts'])
    .executeTakeFirst();
}

/** A cell to store. */
export interface NewCell extends CellAnswer {
  paper_id: number;
  question: number;
}

/**
 * Stores answers and extends the lease of the turn. Returns false if it must stop, because another
 * turn has begun or the matrix is deleted.
 */
export function storeCells(
  deps: TurnDeps,
  turn: Turn,
  cells: readonly NewCell[],
): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    const { numUpdatedRows } = await rowOf(trx, turn)
      .set({ due_at: later(deps, LEASE_MS), attempts: 0 })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .insertInto('matrix_cells')
      .values(
        cells.map(({ citations, nearest, ...cell }) => ({
          ...cell,
          matrix_id: turn.id,
          citations: JSON.stringify(citations),
          nearest: JSON.stringify(nearest),
        })),
      )
      .onConflict((row) => row.doNothing())
      .execute();
    return true;
  });
}

/** Ends a turn after which another one follows, perhaps in another process. */
export async function endTurn(deps: TurnDeps, turn: Turn): Promise<void> {
  await rowOf(deps.db, turn).set({ due_at: deps.clock.now(), attempts: 0 }).execute();
}

/** Ends the last turn. */
export async function finishMatrix(deps: TurnDeps, turn: Turn): Promise<void> {
  await rowOf(deps.db, turn).set({ state: 'done' }).execute();
}

/**
 * Ends a turn that failed: the next one follows after a pause, or, after an hour of them without an
 * answer, none. Returns whether it was given up.
 */
export async function failTurn(deps: TurnDeps, turn: Turn): Promise<boolean> {
  const isGivenUp = turn.attempts >= MOST_ATTEMPTS;
  await rowOf(deps.db, turn)
    .set({
      state: isGivenUp ? 'failed' : 'waiting',
      due_at: later(deps, pauseAfter(turn.attempts)),
    })
    .execute();
  return isGivenUp;
}

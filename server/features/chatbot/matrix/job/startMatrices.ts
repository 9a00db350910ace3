import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#domain/deps';
import { startPasses } from '#server/platform/startPasses';
import { driverOf } from '../../drivers/driverOf';
import { runTurn, type MatrixDeps, type MatrixWork } from './runTurn';
import { takeTurn } from './turns';

const EVERY_MS = 1_000;
/** A model's answer may take long without keeping this process busy. */
const LONGEST_REST_MS = 2_000;

/** Works on matrices until none is due, one paper after the other. */
export async function runMatrices(
  deps: MatrixDeps,
  work: MatrixWork,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const turn = await takeTurn(deps);
    if (!turn) return;
    await runTurn(deps, work, turn, signal);
  }
}

/**
 * Answers the questions of matrices; any number of processes may run it. Returns a function that
 * stops it after the current answer: the next process goes on from there.
 */
export function startMatrices(
  deps: MatrixDeps & Pick<Deps, 'config'>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work: MatrixWork = {
    driver: driverOf(deps),
    rest: (ms) => sleep(Math.min(ms, LONGEST_REST_MS), undefined, { signal }).catch(() => null),
  };
  const failure = 'answering quote matrices failed; trying again at the next turn';
  const stop = startPasses({ everyMs, log: deps.log, failure, atOnce: true }, () =>
    runMatrices(deps, work, signal),
  );
  return () => {
    stopping.abort();
    return stop();
  };
}

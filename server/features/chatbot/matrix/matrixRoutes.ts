import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { openedAt } from '#server/platform/http/openedAt';
import { route, type Route } from '#server/platform/http/route';
import { createMatrix } from './createMatrix';
import { deleteMatrix } from './deleteMatrix';
import { sendMatrix } from './export/sendMatrix';
import { findMatrix } from './findMatrix';
import { listMatrices } from './listMatrices';
import { presentMatrix } from './presentMatrix';

/** One matrix asks up to two hundred questions. */
const matrixLimit: LimitRule = {
  name: 'assistant-matrix',
  points: 20,
  seconds: 3_600,
  key: ({ callerId }) => String(callerId),
};

/** Quote matrices: the same questions to several papers. They are private to their owner. */
export const matrixRoutes = (deps: Deps): Route[] => [
  route(
    calls.createMatrix,
    async ({ caller, body }) => ({ id: await createMatrix(deps, caller.id, body) }),
    { limits: [matrixLimit] },
  ),
  route(calls.listMatrices, async ({ caller }) => ({
    matrices: await listMatrices(deps.db, caller.id),
  })),
  route(calls.readMatrix, async ({ caller, params }) =>
    presentMatrix(await findMatrix(deps.db, caller.id, params.id)),
  ),
  route(calls.deleteMatrix, async ({ caller, params }) => {
    await deleteMatrix(deps.db, caller.id, params.id);
    return undefined;
  }),
  route(calls.exportMatrix, async ({ caller, params, query, request, reply }) =>
    sendMatrix(reply, {
      matrix: await findMatrix(deps.db, caller.id, params.id),
      format: query.format,
      origin: openedAt(deps.config, request),
    }),
  ),
];

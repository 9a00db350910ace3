import type { matrixCalls } from '#contract/calls/matrices';
import { members, owner, visible, type Right } from './callers';
import type { RightsWorld } from './rightsWorld';

const matrix = ({ matrixId }: RightsWorld) => ({ params: { id: matrixId } });

/** The responses to the calls for quote matrices, by caller. */
export const matrixRights: Readonly<Record<keyof typeof matrixCalls, Right>> = {
  // The owner's own matrix is still being answered.
  createMatrix: {
    ...visible(202, ({ paperId }) => ({
      body: { paper_ids: [paperId], questions: ['How old is it?'] },
    })),
    owner: 409,
  },
  listMatrices: members(200),
  readMatrix: owner(200, 404, matrix),
  deleteMatrix: owner(204, 404, matrix),
  exportMatrix: owner(200, 404, (world) => ({ ...matrix(world), query: { format: 'csv' } })),
};

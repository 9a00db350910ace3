import type { TestServer } from '#server/testing/createTestServer';
import { embeddedDriver } from '../../drivers/embeddedDriver';
import { runMatrices } from '../job/startMatrices';

/** Answers all matrices that wait, without rests. */
export const answerMatrices = ({ deps }: Pick<TestServer, 'deps'>): Promise<void> =>
  runMatrices(deps, { driver: embeddedDriver, rest: () => Promise.resolve() });

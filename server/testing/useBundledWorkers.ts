import { resolve } from 'node:path';
import { TEST_WORKERS_FOLDER } from './testServer';

// A worker is looked for beside the program that runs, and here that is Jest. Bundled once a run, a
// worker starts in a quarter of the processor time that its sources take.
process.argv[1] = resolve(TEST_WORKERS_FOLDER, 'workers');

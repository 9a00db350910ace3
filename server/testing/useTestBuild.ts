import { programArguments, TEST_BUILD_VARIABLE } from './testBuild';

// Workers are located next to the running program, which is Jest here.
if (process.env[TEST_BUILD_VARIABLE]) process.argv[1] = programArguments('server')[0] ?? '';

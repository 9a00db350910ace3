import { programArguments, TEST_BUILD_VARIABLE } from './testBuild';

// Workers are looked for beside the program that runs, which is Jest here.
if (process.env[TEST_BUILD_VARIABLE]) process.argv[1] = programArguments('server')[0] ?? '';

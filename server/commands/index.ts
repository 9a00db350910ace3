import { accountCommands } from './accounts';
import type { Command } from './command';
import { universityCommands } from './universities';

/** Every command of the operator. */
export const commands: readonly Command[] = [...accountCommands, ...universityCommands];

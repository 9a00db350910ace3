import { accountCommands } from './accounts';
import { backupCommands } from './backups';
import type { Command } from './command';
import { logCommands } from './logs';
import { mailCommands } from './mails';
import { counterCommands } from './rebuildCounters';
import { removalCommands } from './removeContent';
import { reportCommands } from './reports/reports';
import { storageCommands } from './storage';
import { universityCommands } from './universities';

/** All commands for the operator. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...backupCommands,
  ...counterCommands,
  ...logCommands,
  ...mailCommands,
  ...removalCommands,
  ...reportCommands,
  ...storageCommands,
  ...universityCommands,
];

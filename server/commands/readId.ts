import { CommandError } from './command';

/** The number that names a row. Throws a CommandError for anything else. */
export function readId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id > 0) return id;
  throw new CommandError(`"${text}" is no number of a row, such as 12.`);
}

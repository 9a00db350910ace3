import type { Command } from './command';

const CALL = 'npm run quad --';

/** Returns the usage line of a command. */
export function usageOf({ name, operands, options = {}, required = [] }: Command): string {
  const own = Object.entries(options).map(([option, { type }]) => {
    const form = type === 'string' ? `--${option} TEXT` : `--${option}`;
    return required.includes(option) ? form : `[${form}]`;
  });
  const parts = [CALL, name, ...operands.map((operand) => `"${operand}"`), ...own];
  return [...parts, '[--json]', '[--help]'].join(' ');
}

/** Returns the lines of help for some commands. */
export function helpOn(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]);
}

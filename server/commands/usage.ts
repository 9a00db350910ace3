import type { Command } from './command';

const CALL = 'npm run quad --';

/** Returns the usage line of a command. */
export function usageOf({ name, operands, options = {} }: Command): string {
  const own = Object.entries(options).map(([option, { type }]) =>
    type === 'string' ? `[--${option} TEXT]` : `[--${option}]`,
  );
  const parts = [CALL, name, ...operands.map((operand) => `"${operand}"`), ...own];
  return [...parts, '[--json]', '[--help]'].join(' ');
}

/** Returns the lines of help for some commands. */
export function helpOn(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]);
}

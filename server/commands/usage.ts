import type { Command } from './command';

const CALL = 'npm run quad --';

/** How one command is called. */
export function usageOf({ name, operands, options = {} }: Command): string {
  const own = Object.entries(options).map(([option, { type }]) =>
    type === 'string' ? `[--${option} TEXT]` : `[--${option}]`,
  );
  const parts = [CALL, name, ...operands.map((operand) => `"${operand}"`), ...own];
  return [...parts, '[--json]', '[--help]'].join(' ');
}

/** What an operator reads who asks for help on a command, or on all. */
export function helpOn(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]);
}

const MOST_NAMES = 500;
const names = new Map<string, string>();
let lastNumber = 0;

/**
 * Returns the name under which a statement is prepared, or undefined for one that is not worth
 * preparing. Those are statements without parameters and any beyond the first 500 texts, because
 * every connection keeps its prepared statements.
 */
export function statementName(text: string, parameters: readonly unknown[]): string | undefined {
  if (parameters.length === 0) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  lastNumber += 1;
  const name = `s${lastNumber}`;
  names.set(text, name);
  return name;
}

/** Makes the statement get a new name at its next use. */
export function forgetStatementName(text: string): void {
  names.delete(text);
}

/**
 * The one line of what PostgreSQL printed that says why it failed, without the program's name,
 * time and place in the source: the last fatal one, else the last error, else the last line.
 */
export function failureLine(printed: unknown): string {
  const text = printed instanceof Error ? printed.message : String(printed);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const telling =
    lines.findLast((line) => /\b(FATAL|PANIC): /.test(line)) ??
    lines.findLast((line) => /\berror: |could not /.test(line)) ??
    lines.at(-1) ??
    'it gave no reason';
  return telling.replace(/^.*?\b(?:FATAL|PANIC|error): +/, '').trim();
}

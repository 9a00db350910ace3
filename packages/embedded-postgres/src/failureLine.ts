import * as texts from './texts';

/**
 * Extracts from PostgreSQL's output the one line that explains a failure: the last fatal line, else
 * the last error, else the last line. Program name, time and source location are removed.
 */
export function failureLine(printed: unknown): string {
  const text = printed instanceof Error ? printed.message : String(printed);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const telling =
    lines.findLast((line) => /\b(FATAL|PANIC): /.test(line)) ??
    lines.findLast((line) => /\berror: |could not /.test(line)) ??
    lines.at(-1) ??
    texts.noReason;
  return telling.replace(/^.*?\b(?:FATAL|PANIC|error): +/, '').trim();
}

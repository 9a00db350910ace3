/**
 * Returns the URL that a text stands for, or null. Node 20's own `URL.canParse` refuses addresses
 * with letters such as ü once it is called often enough to be compiled.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

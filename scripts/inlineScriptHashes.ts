import { createHash } from 'node:crypto';

/** The Content-Security-Policy sources (`sha256-…`) of the scripts written inside these pages. */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text),
  );
  const hashes = scripts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

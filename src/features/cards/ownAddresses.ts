import { findAddresses } from '#contract/addresses/findAddresses';
import { CARDS_MAX } from '#contract/limits';
import { keyOfPage, readQuadPage } from '#contract/addresses/quadPages';

/**
 * The addresses in a text that lead to a paper, an event or a post of Quad, each page once, at most
 * as many as one request takes.
 */
export function findOwnAddresses(text: string, origin: string): string[] {
  const addresses = new Map<string, string>();
  for (const { href } of findAddresses(text)) {
    const page = readQuadPage(href, [origin]);
    const key = page && keyOfPage(page);
    if (key && !addresses.has(key)) addresses.set(key, href);
    if (addresses.size === CARDS_MAX) break;
  }
  return [...addresses.values()];
}

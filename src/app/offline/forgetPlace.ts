/** The one place in this browser for answers that can be read offline. It belongs to one person. */
export const PLACE = 'quad-reads';

/**
 * Forgets every answer, and that any may be kept: an answer under way finds no place. Apart from the
 * rest of what is done with the place, because every page has this from the start.
 */
export async function forgetPlace(storage: CacheStorage): Promise<void> {
  await storage.delete(PLACE);
}

/**
 * The name of this browser's cache for responses that can be read offline. It belongs to one user.
 */
export const PLACE = 'quad-reads';

/**
 * Deletes the cache. A response still in flight is not stored, because the cache no longer exists.
 * This function has its own file because every page loads it from the start.
 */
export async function forgetPlace(storage: CacheStorage): Promise<void> {
  await storage.delete(PLACE);
}

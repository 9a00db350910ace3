import type { Page } from '@playwright/test';

/**
 * Returns as JSON the files that the browser stores under a key, without their contents, or ''. Their
 * code is fetched when it is first needed, so they may be stored later than a text beside them.
 */
export const storedFiles = (
  page: Page,
  key: 'quad_chat_files' | 'quad_paper_file' | 'quad_post_files',
): Promise<string> =>
  page.evaluate(async (wanted) => {
    // Opening a database that is missing would create it without its store.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'keyval-store')) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store');
      opening.onerror = () => reject(new Error('The database cannot be opened.'));
      opening.onsuccess = () => {
        const { result: database } = opening;
        const reading = database.transaction('keyval').objectStore('keyval').get(wanted);
        reading.onsuccess = () => {
          database.close();
          resolve(JSON.stringify(reading.result) ?? '');
        };
      };
    });
  }, key);

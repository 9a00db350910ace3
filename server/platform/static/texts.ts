/** Texts of addresses of pages that people read: refusals. */

export { nothingHere } from '../http/texts';

export const noSuchCall = 'There is no such call.';
export const notBuilt = 'The pages are not built yet: run npm run build.';

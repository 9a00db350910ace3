/** Words of papers that posts, comments and messages quote: proved, stored and shown to readers. */
export { insertQuotes } from './insertQuotes';
export { proveQuotes, type ProvedQuote } from './proveQuotes';
export { readWantedQuotes } from './readWantedQuotes';
export { readQuotes, selectQuotes } from './selectQuotes';

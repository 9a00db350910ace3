/** Where the database refers to people, and how copies of their data and its deletion treat it. */
export { exportedColumns, unexportedOwnColumns } from './exportedColumns';
export { deletionOf } from './deletion';
export { removePersonalData } from './removePersonalData';
export { countContent, purgeContent, type ContentCounts } from './purge';

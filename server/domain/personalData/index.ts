/** Where the database refers to people, and how copies of their data and its deletion treat it. */
export { exportedColumns, unexportedOwnColumns, type ColumnExport } from './exportedColumns';
export { deletionOf, type Fate } from './deletion';
export { removePersonalData } from './removePersonalData';
export { countContent, purgeContent, type ContentCounts } from './purge';

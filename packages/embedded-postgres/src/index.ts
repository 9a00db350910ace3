/**
 * The package's public API: the launcher, and utilities with which other packages' tests run
 * programs.
 */
export { EmbeddedPostgresError } from './embeddedPostgresError';
export { isRoot, nobody } from './identity';
export { runTool, TOOL_ENVIRONMENT } from './runTool';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './startEmbeddedPostgres';

/** What others may use of the package: the launcher, and what their own tests run programs with. */
export { EmbeddedPostgresError } from './embeddedPostgresError';
export { isRoot, nobody } from './identity';
export { runTool, TOOL_ENVIRONMENT } from './runTool';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './startEmbeddedPostgres';

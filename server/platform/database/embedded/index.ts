export { startEmbeddedPostgres } from './startEmbeddedPostgres';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './startEmbeddedPostgres';

/**
 * The database can't be used. The message is one line that says what a person has to do about it.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

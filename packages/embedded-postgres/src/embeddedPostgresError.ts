/** A reason why the database cannot be used, in one line that says what a person has to do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

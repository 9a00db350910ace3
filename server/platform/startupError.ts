/** A reason not to start, told in one line that a person can act on; it is printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

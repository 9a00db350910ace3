/** Thrown where a folder cannot be written to, or not be restored from; its message says why. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}

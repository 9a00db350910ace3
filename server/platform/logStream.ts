import { write, writeSync } from 'node:fs';

const BUFFERED_MAX_LENGTH = 2 ** 20;
const RETRY_MS = 100;

const isBusy = (error: NodeJS.ErrnoException) => error.code === 'EAGAIN' || error.code === 'EBUSY';

/** The destination of log lines; never throws, blocks or grows. */
export interface LogStream {
  write(line: string): void;
  /** Lines dropped so far. */
  dropped(): number;
  /** Writes the buffered lines, for a process that is about to exit. */
  flushSync(): void;
}

/**
 * Writes log lines to a file descriptor. Lines that cannot be written, because the disk is full or
 * the reader is gone or far behind, are dropped and counted. Writing resumes as soon as the
 * descriptor accepts lines again.
 *
 * Pino's own destination either throws at a full disk or retries in a loop that blocks the process.
 */
export function createLogStream(fd: number, maxLength = BUFFERED_MAX_LENGTH): LogStream {
  let buffered: string[] = [];
  let length = 0;
  let dropped = 0;
  let isWriting = false;
  /** Set while the last line is partially written, so that the next one doesn't continue it. */
  let isTorn = false;

  function takeBuffered(): { bytes: Buffer; lines: number } {
    const taken = {
      bytes: Buffer.from((isTorn ? '\n' : '') + buffered.join('')),
      lines: buffered.length,
    };
    [buffered, length] = [[], 0];
    return taken;
  }

  function writeRest(bytes: Buffer, lines: number, start: number): void {
    write(fd, bytes, start, bytes.length - start, null, (error, written) => {
      if (error && isBusy(error)) {
        setTimeout(() => writeRest(bytes, lines, start), RETRY_MS).unref();
        return;
      }
      if (!error && start + written < bytes.length) {
        writeRest(bytes, lines, start + written);
        return;
      }
      if (error) dropped += lines;
      isTorn = error ? isTorn || start > 0 : false;
      isWriting = false;
      writeBuffered();
    });
  }

  function writeBuffered(): void {
    if (isWriting || buffered.length === 0) return;
    isWriting = true;
    const { bytes, lines } = takeBuffered();
    writeRest(bytes, lines, 0);
  }

  return {
    write(line) {
      if (length + line.length > maxLength) {
        dropped += 1;
        return;
      }
      buffered.push(line);
      length += line.length;
      writeBuffered();
    },
    dropped: () => dropped,
    flushSync() {
      if (buffered.length === 0) return;
      const { bytes, lines } = takeBuffered();
      try {
        for (let start = 0; start < bytes.length;)
          start += writeSync(fd, bytes, start, bytes.length - start);
      } catch {
        // A second attempt would delay the exit.
        dropped += lines;
      }
    },
  };
}

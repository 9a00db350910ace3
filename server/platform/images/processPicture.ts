import { profileMessages } from '#contract/messages';
import { Problem } from '../http/problem';
import { createWorkerProcess, WorkerBusy, WorkerLost } from '../workers/createWorkerProcess';
import type { PictureFault, SquarePicture } from './squarePicture';

const LONGEST_MS = 4_000;

/** A picture made safe to serve: a square WebP of at most 512 pixels. */
export interface ProcessedPicture extends SquarePicture {
  mimeType: 'image/webp';
  extension: 'webp';
}

const worker = createWorkerProcess<string, SquarePicture | PictureFault>({
  name: 'imageWorker',
  timeoutMs: LONGEST_MS,
});

const problems: Record<PictureFault, () => Problem> = {
  unsupported: () => new Problem(415, profileMessages.invalidImage),
  broken: () => new Problem(400, 'This picture is damaged. Please choose another one.'),
  'too many pixels': () =>
    new Problem(400, 'This picture has too many pixels. Please choose one below 24 megapixels.'),
};

function problemOf(error: unknown): unknown {
  if (error instanceof WorkerLost) {
    return new Problem(400, 'This picture is too complex. Please choose another one.');
  }
  if (error instanceof WorkerBusy) {
    const detail = 'Many pictures are being uploaded right now. Please try again in a moment.';
    return new Problem(503, detail, { retryAfterSeconds: 5 });
  }
  return error;
}

/**
 * Decodes the picture of an uploaded file in another process and encodes it anew.
 *
 * JPEG, PNG, TIFF, WebP, BMP and SVG, judged by their bytes. Throws a Problem: 415 for another kind,
 * 400 for one that is damaged, above 24 million pixels or takes too long, 503 when too many wait.
 */
export async function processPicture(path: string): Promise<ProcessedPicture> {
  const result = await worker.run(path).catch((error: unknown) => {
    throw problemOf(error) as Error;
  });
  if (typeof result === 'string') throw problems[result]();
  return { ...result, data: Buffer.from(result.data), mimeType: 'image/webp', extension: 'webp' };
}

/** Ends the process that works on pictures; the next picture starts a new one. */
export const stopPictureWorker = (): Promise<void> => worker.close();

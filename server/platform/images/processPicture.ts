import { profileMessages } from '#contract/messages';
import { WorkRefused, refusedWork } from '../fairness/createFairWork';
import type { Owner } from '../fairness/fairQueue';
import { Problem } from '../http/problem';
import { createWorkerPool } from '../workers/createWorkerPool';
import { WorkerLost } from '../workers/createWorkerProcess';
import * as texts from '../texts';
import type { PictureFault, SquarePicture } from './squarePicture';

/** A picture made safe to serve: a square WebP of at most 512 pixels. */
export interface ProcessedPicture extends SquarePicture {
  mimeType: 'image/webp';
  extension: 'webp';
}

const workers = createWorkerPool<string, SquarePicture | PictureFault>({ name: 'imageWorker' });

const problems: Record<PictureFault, () => Problem> = {
  unsupported: () => new Problem(415, profileMessages.invalidImage),
  broken: () => new Problem(400, texts.pictureDamaged),
  'too many pixels': () => new Problem(400, texts.pictureTooManyPixels),
};

function problemOf(error: unknown): unknown {
  if (error instanceof WorkerLost) {
    return new Problem(400, texts.pictureTooComplex);
  }
  return error instanceof WorkRefused ? refusedWork(error) : error;
}

/**
 * Decodes the picture of an uploaded file in another process and encodes it again.
 *
 * Accepts JPEG, PNG, TIFF, WebP, BMP and SVG, judging by their bytes. Throws a Problem:
 * - 415 for another kind;
 * - 400 for a picture that is damaged, has too many pixels or takes too long;
 * - 429 when too many pictures of its owner are waiting;
 * - 503 when too many are waiting in total.
 */
export async function processPicture(path: string, owner: Owner): Promise<ProcessedPicture> {
  const result = await workers.run(owner, path).catch((error: unknown) => {
    throw problemOf(error) as Error;
  });
  if (typeof result === 'string') throw problems[result]();
  return { ...result, data: Buffer.from(result.data), mimeType: 'image/webp', extension: 'webp' };
}

/** Ends the picture workers; the next picture starts a new one. */
export const stopPictureWorker = (): Promise<void> => workers.close();

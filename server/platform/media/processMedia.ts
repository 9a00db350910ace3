import { dirname } from 'node:path';
import type { FileKind } from '#contract/fileKinds';
import { MEGABYTE } from '#contract/limits';
import { WorkRefused, refusedWork } from '../fairness/createFairWork';
import type { Owner } from '../fairness/fairQueue';
import { Problem } from '../http/problem';
import { createWorkerPool } from '../workers/createWorkerPool';
import { WorkerLost } from '../workers/createWorkerProcess';
import * as texts from '../texts';
import type { MediaFault, MediaRequest, MediaResult, WrittenPicture } from './mediaResult';

/** An upload to process. */
export interface MediaUpload {
  /** The output is written next to it, into the folder that is removed with the request. */
  path: string;
  bytes: number;
  /** The owner whose share of the workers it uses. */
  owner: Owner;
  /** As it may be shown. */
  name: string;
  /** The form field. */
  field: string;
  kinds: readonly FileKind[];
  /** The maximum for a picture that is no JPEG; a video's size is not checked here. */
  maxBytes: number;
  /** Widths in pixels of a picture's smaller copies. */
  thumbnailWidths: readonly number[];
  /** Whether an animation stays one. It then gets a still copy of its own size. */
  keepsMotion: boolean;
}

/** A file that is safe to serve. */
export interface SafeFile {
  path: string;
  bytes: number;
  extension: string;
  mimeType: string;
  width: number;
  height: number;
}

export interface SafeMedia {
  kind: 'image' | 'video';
  file: SafeFile;
  /** In ascending width; a video has none. */
  thumbnails: SafeFile[];
}

const workers = createWorkerPool<MediaRequest, MediaResult>({ name: 'mediaWorker' });

const faults: Record<MediaFault, [status: number, text: (upload: MediaUpload) => string]> = {
  unsupported: [415, ({ name, kinds }) => texts.wrongMedia(name, kinds)],
  'too large': [413, ({ name, maxBytes }) => texts.mediaTooLarge(name, maxBytes / MEGABYTE)],
  'too many pixels': [400, ({ name }) => texts.mediaTooManyPixels(name)],
  'too many frames': [400, ({ name }) => texts.mediaTooManyFrames(name)],
  broken: [400, ({ name }) => texts.damagedFile(name)],
  'no video': [400, ({ name }) => texts.noVideo(name)],
  unplayable: [415, ({ name }) => texts.unplayableVideo(name)],
};

function problem(upload: MediaUpload, fault: MediaFault): Problem {
  const [status, text] = faults[fault];
  const detail = text(upload);
  return new Problem(status, detail, { errors: { [upload.field]: detail } });
}

function failure(upload: MediaUpload, error: unknown): unknown {
  if (error instanceof WorkerLost) {
    const detail = texts.mediaTooComplex(upload.name);
    return new Problem(400, detail, { errors: { [upload.field]: detail } });
  }
  return error instanceof WorkRefused ? refusedWork(error) : error;
}

const asWebp = (picture: WrittenPicture): SafeFile => ({
  ...picture,
  extension: 'webp',
  mimeType: 'image/webp',
});

/**
 * Processes a picture or video in another process. A picture is re-encoded as WebP, in full size
 * and in smaller copies; a video is checked and left unchanged.
 *
 * Throws a Problem that names the file:
 * - 415 for another kind, judging by its bytes, and for a video that browsers can't play;
 * - 413 for a picture that is too large;
 * - 400 for a file that is damaged, has too many pixels or takes too long;
 * - 429 when too many files of its owner are waiting;
 * - 503 when too many are waiting in total.
 */
export async function processMedia(upload: MediaUpload): Promise<SafeMedia> {
  const request: MediaRequest = {
    path: upload.path,
    folder: dirname(upload.path),
    pictureMaxBytes: upload.maxBytes,
    thumbnailWidths: upload.thumbnailWidths,
    keepsMotion: upload.keepsMotion,
    kinds: upload.kinds,
  };
  const result = await workers.run(upload.owner, request).catch((error: unknown) => {
    throw failure(upload, error) as Error;
  });
  if ('fault' in result) throw problem(upload, result.fault);
  if (result.kind === 'video') {
    const { mimeType, width, height } = result;
    const extension = mimeType === 'video/mp4' ? 'mp4' : 'webm';
    const { path, bytes } = upload;
    return {
      kind: 'video',
      file: { path, bytes, extension, mimeType, width, height },
      thumbnails: [],
    };
  }
  const [whole, ...thumbnails] = result.pictures.map(asWebp);
  if (!whole) throw problem(upload, 'broken');
  return { kind: 'image', file: whole, thumbnails };
}

/** Ends the media workers; the next upload starts a new one. */
export const stopMediaWorker = (): Promise<void> => workers.close();

import { dirname } from 'node:path';
import { MEGABYTE } from '#contract/limits';
import { WorkRefused, refusedWork } from '../fairness/createFairWork';
import type { Owner } from '../fairness/fairQueue';
import { Problem } from '../http/problem';
import { createWorkerPool } from '../workers/createWorkerPool';
import { WorkerLost } from '../workers/createWorkerProcess';
import type { MediaFault, MediaRequest, MediaResult, WrittenPicture } from './mediaResult';

const PICTURES = 'PNG, JPEG, WebP or GIF pictures';
const VIDEOS = 'MP4 or WebM videos';

/** An upload to be made safe. */
export interface MediaUpload {
  /** What is made of it is written beside it, into the folder that goes with the request. */
  path: string;
  bytes: number;
  /** Whose share of the workers it takes. */
  owner: Owner;
  /** As it may be shown. */
  name: string;
  /** Of the form. */
  field: string;
  accepts: 'pictures' | 'pictures and videos';
  /** A picture may have; a video is not measured here. */
  maxBytes: number;
  /** In pixels, of the smaller copies of a picture. */
  thumbnailWidths: readonly number[];
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
  /** From the narrowest on; a video has none. */
  thumbnails: SafeFile[];
}

const workers = createWorkerPool<MediaRequest, MediaResult>({ name: 'mediaWorker' });

const faults: Record<
  MediaFault,
  [status: number, text: (accepted: string, maxBytes: number) => string]
> = {
  unsupported: [415, (accepted) => `cannot be used: please choose ${accepted}.`],
  'too large': [
    413,
    (_accepted, maxBytes) => `is too large: a picture may have ${maxBytes / MEGABYTE} MB.`,
  ],
  'too many pixels': [400, () => 'has too many pixels: please choose one below 24 megapixels.'],
  broken: [400, () => 'is damaged or incomplete: please choose another file.'],
  'no video': [400, () => 'has no pictures in it: please choose another video.'],
};

function problem({ name, field, accepts, maxBytes }: MediaUpload, fault: MediaFault): Problem {
  const [status, text] = faults[fault];
  const accepted = accepts === 'pictures' ? PICTURES : `${PICTURES}, or ${VIDEOS}`;
  const detail = `“${name}” ${text(accepted, maxBytes)}`;
  return new Problem(status, detail, { errors: { [field]: detail } });
}

function failure(upload: MediaUpload, error: unknown): unknown {
  if (error instanceof WorkerLost) {
    const detail = `“${upload.name}” is too complex: please choose another file.`;
    return new Problem(400, detail, { errors: { [upload.field]: detail } });
  }
  return error instanceof WorkRefused ? refusedWork(error, 'files') : error;
}

const asWebp = (picture: WrittenPicture): SafeFile => ({
  ...picture,
  extension: 'webp',
  mimeType: 'image/webp',
});

/**
 * Reads a picture or video in another process: a picture is decoded and written anew as WebP in full
 * size and smaller copies, a video is looked at and left as it is.
 *
 * Throws a Problem that names the file: 415 for another kind, judged by its bytes; 413 for a picture
 * that is too large; 400 for what is damaged, has too many pixels or takes too long; 429 when
 * too many of its owner wait; 503 when too many of everyone do.
 */
export async function processMedia(upload: MediaUpload): Promise<SafeMedia> {
  const request: MediaRequest = {
    path: upload.path,
    folder: dirname(upload.path),
    pictureMaxBytes: upload.maxBytes,
    thumbnailWidths: upload.thumbnailWidths,
    takesVideos: upload.accepts !== 'pictures',
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

/** Ends the processes that read pictures and videos; the next upload starts a new one. */
export const stopMediaWorker = (): Promise<void> => workers.close();

import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { webPicture } from '#server/platform/images/webPicture';
import type { MediaRequest, MediaResult } from '#server/platform/media/mediaResult';
import { videoSize } from '#server/platform/video/videoSize';
import { respondToParent } from '#server/platform/workers/respondToParent';

// Block loaders that no accepted kind needs, in case a file is not of the kind that its first bytes
// suggest.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * An animation with the maximum number of pixels takes most of the time on a slow machine; an
 * interlaced PNG with it takes three quarters of the memory.
 */
const LIMITS = { processorMs: 10_000, memoryBytes: 768 * 2 ** 20 };
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif']);
/** The stored type for each accepted type; M4V is Apple's name for MP4. */
const VIDEOS = new Map([
  ['video/mp4', 'video/mp4'],
  ['video/x-m4v', 'video/mp4'],
  ['video/webm', 'video/webm'],
] as const) as ReadonlyMap<string, 'video/mp4' | 'video/webm'>;

async function readMedia(request: MediaRequest): Promise<MediaResult> {
  const mimeType = (await fileTypeFromFile(request.path))?.mime ?? '';
  if (PICTURES.has(mimeType)) {
    const { size } = await stat(request.path);
    return size > request.pictureMaxBytes ? { fault: 'too large' } : webPicture(request);
  }
  const videoType = VIDEOS.get(mimeType);
  if (!request.takesVideos || !videoType) return { fault: 'unsupported' };
  return videoSize(request.path, videoType);
}

respondToParent(LIMITS, readMedia);

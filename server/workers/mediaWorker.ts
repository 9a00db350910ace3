import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { kindOfType, pictureMaxBytes } from '#contract/fileKinds';
import { webPicture } from '#server/platform/images/webPicture';
import type { MediaRequest, MediaResult } from '#server/platform/media/mediaResult';
import { isVideoKind, videoSize } from '#server/platform/video/videoSize';
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

async function readMedia(request: MediaRequest): Promise<MediaResult> {
  const kind = kindOfType((await fileTypeFromFile(request.path))?.mime ?? '');
  if (!kind || !request.kinds.includes(kind)) return { fault: 'unsupported' };
  if (isVideoKind(kind)) return videoSize(request.path, kind);
  const { size } = await stat(request.path);
  const isTooLarge = size > pictureMaxBytes(kind, request.pictureMaxBytes);
  return isTooLarge ? { fault: 'too large' } : webPicture(request);
}

respondToParent(LIMITS, readMedia);

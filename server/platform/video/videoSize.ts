import { stat } from 'node:fs/promises';
import { EncodedPacketSink, FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import type { VideoResult } from '../media/mediaResult';
import { webmEnd } from './webmEnd';

const LONGEST_SIDE = 16_384;
const CACHE_BYTES = 8 * 2 ** 20;

type VideoFault = 'broken' | 'no video';

async function isCutOff(path: string): Promise<boolean> {
  return ((await webmEnd(path)) ?? 0) > (await stat(path)).size;
}

async function measure(input: Input, mimeType: VideoResult['mimeType']) {
  const track = await input.getPrimaryVideoTrack();
  if (!track) {
    return { fault: (await input.getTracks()).length === 0 ? 'broken' : 'no video' } as const;
  }
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  // A truncated file is missing its end, wherever its index is.
  const last = await new EncodedPacketSink(track).getPacket(Infinity);
  const isSound = [width, height].every((side) => side >= 1 && side <= LONGEST_SIDE);
  if (!last || !isSound) return { fault: 'broken' } as const;
  const size = { width: Math.round(width), height: Math.round(height) };
  return { kind: 'video', mimeType, ...size } as const;
}

/**
 * Returns the display size of an MP4 or WebM video, or the reason for refusing it. Reads the file
 * in chunks; may take any amount of time, so run it in a separate process.
 */
export async function videoSize(
  path: string,
  mimeType: VideoResult['mimeType'],
): Promise<VideoResult | { fault: VideoFault }> {
  const source = new FilePathSource(path, { maxCacheSize: CACHE_BYTES });
  const input = new Input({ source, formats: [MP4, WEBM] });
  try {
    if (mimeType === 'video/webm' && (await isCutOff(path))) return { fault: 'broken' };
    return await measure(input, mimeType);
  } catch {
    return { fault: 'broken' };
  } finally {
    input.dispose();
  }
}

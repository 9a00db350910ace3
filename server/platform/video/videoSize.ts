import { stat } from 'node:fs/promises';
import { EncodedPacketSink, FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny';
import type { FileKind } from '#contract/fileKinds';
import type { VideoResult } from '../media/mediaResult';
import { webmEnd } from './webmEnd';

const LONGEST_SIDE = 16_384;
const CACHE_BYTES = 8 * 2 ** 20;

type VideoFault = 'broken' | 'no video' | 'unplayable';

/**
 * The type with which each kind of video is served. QuickTime is the ancestor of MP4: browsers read
 * it with the same code, but some only under the name of MP4.
 */
const SERVED_TYPES = { mp4: 'video/mp4', mov: 'video/mp4', webm: 'video/webm' } as const;
export type VideoKind = keyof typeof SERVED_TYPES;

export const isVideoKind = (kind: FileKind): kind is VideoKind => kind in SERVED_TYPES;

async function isCutOff(path: string): Promise<boolean> {
  return ((await webmEnd(path)) ?? 0) > (await stat(path)).size;
}

/**
 * The forms of QuickTime that browsers play. Safari plays HEVC, which phones prefer, and so do other
 * browsers where the hardware can; elsewhere the card says that it can't be played.
 */
const PLAYED = ['avc', 'hevc'];

async function measure(input: Input, kind: VideoKind) {
  const track = await input.getPrimaryVideoTrack();
  if (!track) {
    return { fault: (await input.getTracks()).length === 0 ? 'broken' : 'no video' } as const;
  }
  const codec = (await track.getCodec()) ?? '';
  if (kind === 'mov' && !PLAYED.includes(codec)) return { fault: 'unplayable' } as const;
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  // A truncated file is missing its end, wherever its index is.
  const last = await new EncodedPacketSink(track).getPacket(Infinity);
  const isSound = [width, height].every((side) => side >= 1 && side <= LONGEST_SIDE);
  if (!last || !isSound) return { fault: 'broken' } as const;
  const size = { width: Math.round(width), height: Math.round(height) };
  return { kind: 'video', mimeType: SERVED_TYPES[kind], ...size } as const;
}

/**
 * Returns the display size of a video, or the reason for refusing it. Reads the file
 * in chunks; may take any amount of time, so run it in a separate process.
 */
export async function videoSize(
  path: string,
  kind: VideoKind,
): Promise<VideoResult | { fault: VideoFault }> {
  const source = new FilePathSource(path, { maxCacheSize: CACHE_BYTES });
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] });
  try {
    if (kind === 'webm' && (await isCutOff(path))) return { fault: 'broken' };
    return await measure(input, kind);
  } catch {
    return { fault: 'broken' };
  } finally {
    input.dispose();
  }
}

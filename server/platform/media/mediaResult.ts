import type { FileKind } from '#contract/fileKinds';

/** The request to the worker: the file, its accepted kinds, and the folder for its output. */
export interface MediaRequest {
  path: string;
  folder: string;
  pictureMaxBytes: number;
  thumbnailWidths: readonly number[];
  /** Whether an animation stays one; otherwise its first frame is the picture. */
  keepsMotion: boolean;
  kinds: readonly FileKind[];
}

/** The reason for refusing a picture or video. */
export type MediaFault =
  | 'unsupported'
  | 'too large'
  | 'too many pixels'
  | 'too many frames'
  | 'broken'
  | 'no video'
  | 'unplayable';

/** A picture that was written to a file. */
export interface WrittenPicture {
  path: string;
  bytes: number;
  width: number;
  height: number;
}

/**
 * The full-size picture first, then its still copies in ascending width: smaller ones, and for an
 * animation one of its own size.
 */
export interface PictureResult {
  kind: 'image';
  pictures: WrittenPicture[];
}

/** A valid video and its display size. */
export interface VideoResult {
  kind: 'video';
  mimeType: 'video/mp4' | 'video/webm';
  width: number;
  height: number;
}

export type MediaResult = PictureResult | VideoResult | { fault: MediaFault };

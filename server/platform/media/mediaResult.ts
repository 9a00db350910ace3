/** What the worker is asked: the file, and the folder to write what it makes of it. */
export interface MediaRequest {
  path: string;
  folder: string;
  pictureMaxBytes: number;
  thumbnailWidths: readonly number[];
  takesVideos: boolean;
}

/** Why a picture or video is not taken. */
export type MediaFault = 'unsupported' | 'too large' | 'too many pixels' | 'broken' | 'no video';

/** A picture that was written to a file. */
export interface WrittenPicture {
  path: string;
  bytes: number;
  width: number;
  height: number;
}

/** The picture in its full size first, then its smaller copies from the narrowest on. */
export interface PictureResult {
  kind: 'image';
  pictures: WrittenPicture[];
}

/** A video that is in order, and how large it is shown. */
export interface VideoResult {
  kind: 'video';
  mimeType: 'video/mp4' | 'video/webm';
  width: number;
  height: number;
}

export type MediaResult = PictureResult | VideoResult | { fault: MediaFault };

/** A file of a multipart body, kept in a temporary file until the answer is sent. */
export interface UploadedFile {
  path: string;
  /** The sender's name for it, stripped of folders; never used as a path. */
  originalName: string;
  bytes: number;
}

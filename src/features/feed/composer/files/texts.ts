/** Texts of the pickers of files. */

// MediaPicker
export const dropMedia = 'Drop pictures or video here';
export const mediaHint = (count: number, imageSize: string, videoSize: string) =>
  `Or paste from the clipboard. Up to ${count} files: images up to ${imageSize}, videos up to ${videoSize}.`;

// DocumentPicker
export const dropDocuments = 'Drop documents here';
export const documentsHint = (types: string, count: number, size: string) =>
  `${types}. Up to ${count} files of ${size} each`;

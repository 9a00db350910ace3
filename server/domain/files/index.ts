/** Uploaded files: stored, counted, named and removed. */
export { addStoredBytes } from './addStoredBytes';
export { displayName, fileUrl } from './fileNames';
export { removeStoredFiles } from './removeStoredFiles';
export { requirePdfName } from './requirePdfName';
export { prepareDocument } from './storeDocument';
export { prepareMedia, type StoredMedia } from './storePicture';
export { type LinkDeps, type LinkQuery, secondsLeftOf, signLink } from './signedLinks';
export { type StoredUpload, storeUpload, type UploadDeps } from './storeUpload';
export { withUploads } from './withUploads';

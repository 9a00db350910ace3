/** Texts of the platform that people read, by room; those of requests are in http/texts.ts. */
import {
  DOCUMENT_KINDS,
  namesOf,
  PICTURE_KINDS,
  VIDEO_KINDS,
  type FileKind,
} from '#contract/fileKinds';
import {
  ANIMATION_MAX_MEGAPIXELS,
  JPEG_MAX_BYTES,
  MEGABYTE,
  PICTURE_MAX_MEGAPIXELS,
} from '#contract/limits';

// startup, config, secrets: why the server does not start
export const dataDirNotWritable = (dataDir: string, reason: string) =>
  `DATA_DIR ${dataDir} cannot be written to (${reason}).`;
export const notWholeNumber = (name: string, minimum: number, maximum: number) =>
  `${name} must be a whole number from ${minimum} to ${maximum}.`;
export const secretTooShort = (name: string, length: number) =>
  `${name} must have at least ${length} random characters.`;
export const notOneOf = (name: string, words: readonly string[]) =>
  `${name} must be one of ${words.join(', ')}.`;
export const notAddress = (name: string, starts: readonly string[]) =>
  `${name} must be an address that starts with ${starts.join(' or ')}.`;
export const notDomains = (name: string) =>
  `${name} must list domains separated by commas, such as du.ac.bd, buet.ac.bd.`;
export const notNames = (name: string) =>
  `${name} must list usernames separated by commas, such as asha, ben.`;
export const incompleteSet = (missing: readonly string[], given: readonly string[]) =>
  `Set ${missing.join(', ')} as well, or remove ${given.join(', ')}.`;
export const limitsNeeded = 'RATE_LIMITS must be on when NODE_ENV is production.';
export const notOrigin = (name: string) =>
  `${name} must be an origin without a path, such as https://quad.example.org.`;
export const keyWithoutUrl =
  'ASSISTANT_KEY needs ASSISTANT_URL. Set both, or remove ASSISTANT_KEY.';
export const notMail = (name: string) =>
  `${name} must be a mail address, such as help@quad.example.org.`;
export const notLine = (name: string, maximum: number) =>
  `${name} must be one line of at most ${maximum} characters.`;
export const notFolder = (name: string, folder: string) => `${name} ${folder} is not a folder.`;
export const pageTooLong = (name: string, file: string, maximum: number) =>
  `${name} has a page that is too long: ${file} may have at most ${maximum} bytes.`;
export const contactNeeded =
  'WEB_PUSH needs CONTACT_MAIL, which push services require. Set it, or set WEB_PUSH to off.';
export const notProxies =
  'TRUST_PROXY must list addresses or ranges, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal, separated by commas.';
export const secretKeyDamaged = (path: string) =>
  `${path} is damaged. Restore it, or delete it so that Quad creates a new one.`;

// database
export const databaseUnusable = (address: string, reason: string) =>
  `The database at ${address} cannot be used: ${reason}`;
export const databaseUnavailable = 'Quad is busy or restarting. Please try again in a moment.';
export const valueMissing = 'A required value is missing.';
export const referenceGone =
  'This refers to something that no longer exists. Please reload the page.';
export const alreadyExists = 'This already exists.';
export const valueNotAllowed = 'A value is not allowed.';
export const conflicting = 'This conflicts with a change made elsewhere. Please reload the page.';
export const notStorable = 'A value cannot be stored in this form.';

// fairness
export const tooManyOfYourFiles =
  'Too many of your files are still being processed. Please try again in a moment.';
export const tooManyFiles =
  'Many files are being processed right now. Please try again in a moment.';

// files, storage
export const outsideFile = 'The requested range is outside the file.';
export const fileGone = 'This file is no longer available.';
export const noRoom = 'Quad has no room for more files right now. Please try again later.';
export const storageUnavailable = 'Files are unavailable right now. Please try again in a moment.';

// documents, media, pdf: an uploaded file with its name
export const damagedFile = (name: string) =>
  `“${name}” is damaged or incomplete. Please choose another file.`;
export const wrongDocument = (name: string, kinds: readonly FileKind[]) =>
  `“${name}” cannot be used. Please choose a ${namesOf(kinds, DOCUMENT_KINDS)} document.`;
/** A text whose bytes are in an older encoding, in which any bytes would be letters. */
export const unknownEncoding = (name: string) =>
  `“${name}” is not in UTF-8. Please save the text as UTF-8, and choose it again.`;
/** A document whose name claims another kind than its bytes. */
export const falseName = (name: string, kind: FileKind) =>
  `“${name}” is a ${namesOf([kind])} by its content, but its name ends otherwise. Please rename it so that it ends in .${kind}.`;
/** For places that accept pictures, and perhaps videos. */
export const wrongMedia = (name: string, kinds: readonly FileKind[]) => {
  const pictures = namesOf(kinds, PICTURE_KINDS);
  const videos = namesOf(kinds, VIDEO_KINDS);
  const rest = videos === '' ? '.' : `, or an ${videos} video.`;
  return `“${name}” cannot be used. Please choose a ${pictures} picture${rest}`;
};
export const mediaTooLarge = (name: string, megabytes: number) =>
  `“${name}” is too large. A picture can be up to ${megabytes} MB, a JPEG up to ${JPEG_MAX_BYTES / MEGABYTE} MB.`;
export const mediaTooManyPixels = (name: string) =>
  `“${name}” has too many pixels. Please choose a picture below ${PICTURE_MAX_MEGAPIXELS} megapixels.`;
export const mediaTooManyFrames = (name: string) =>
  `“${name}” has too many frames. All frames together can have up to ${ANIMATION_MAX_MEGAPIXELS} megapixels. Please choose a shorter or smaller animation.`;
export const noVideo = (name: string) => `“${name}” contains no video. Please choose another file.`;
export const unplayableVideo = (name: string) =>
  `“${name}” is recorded in a form that browsers can’t play. Please choose a video in H.264, which phones call “Most compatible”.`;
export const mediaTooComplex = (name: string) =>
  `“${name}” is too complex. Please choose another file.`;
export const notPdf = (name: string) => `“${name}” is not a PDF. Please choose a PDF.`;
export const pdfEncrypted = (name: string) =>
  `“${name}” is protected by a password. Please choose a PDF without one.`;
export const pdfTooComplex = (name: string) =>
  `“${name}” is too complex to read. Please choose another file.`;
export const pdfNotRead = 'Couldn’t read this PDF just now. Try again in a moment.';

// images: the picture of a profile
export const pictureDamaged = 'This picture is damaged. Please choose another one.';
export const pictureTooManyPixels = `This picture has too many pixels. Please choose one below ${PICTURE_MAX_MEGAPIXELS} megapixels.`;
export const pictureTooComplex = 'This picture is too complex. Please choose another one.';

// static
export const noSuchCall = 'The API has no call at this address.';
export const notBuilt = 'The pages have not been built yet. Run npm run build.';

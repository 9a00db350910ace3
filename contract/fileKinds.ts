import { isFileEnding } from './fileEndings';
import { JPEG_MAX_BYTES } from './limits';

/** A kind of file, as people and their systems name it. */
interface FileKindNames {
  /** In texts. */
  readonly name: string;
  /** The endings of its names, in lower case. */
  readonly endings: readonly string[];
  /** Its MIME types. The first is the usual one. */
  readonly types: readonly [string, ...string[]];
}

/** All kinds of file that some place of Quad accepts. */
const KINDS = {
  png: { name: 'PNG', endings: ['.png'], types: ['image/png', 'image/apng'] },
  jpeg: { name: 'JPEG', endings: ['.jpg', '.jpeg'], types: ['image/jpeg'] },
  webp: { name: 'WebP', endings: ['.webp'], types: ['image/webp'] },
  gif: { name: 'GIF', endings: ['.gif'], types: ['image/gif'] },
  tiff: { name: 'TIFF', endings: ['.tiff', '.tif'], types: ['image/tiff'] },
  bmp: { name: 'BMP', endings: ['.bmp'], types: ['image/bmp'] },
  svg: { name: 'SVG', endings: ['.svg'], types: ['image/svg+xml'] },
  mp4: { name: 'MP4', endings: ['.mp4', '.m4v'], types: ['video/mp4', 'video/x-m4v'] },
  mov: { name: 'MOV', endings: ['.mov'], types: ['video/quicktime'] },
  webm: { name: 'WebM', endings: ['.webm'], types: ['video/webm'] },
  pdf: { name: 'PDF', endings: ['.pdf'], types: ['application/pdf'] },
  docx: {
    name: 'DOCX',
    endings: ['.docx'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  doc: { name: 'DOC', endings: ['.doc'], types: ['application/msword'] },
  txt: { name: 'TXT', endings: ['.txt'], types: ['text/plain'] },
} as const satisfies Record<string, FileKindNames>;
export type FileKind = keyof typeof KINDS;

/** The names, endings and types of each kind. */
export const FILE_KINDS: Readonly<Record<FileKind, FileKindNames>> = KINDS;

/**
 * The kinds of file that each place accepts. Forms and their texts, the file dialog and the server
 * all go by this list.
 */
export const ACCEPTED_KINDS = {
  media: ['png', 'jpeg', 'webp', 'gif', 'mp4', 'mov', 'webm'],
  eventPicture: ['png', 'jpeg', 'webp', 'gif'],
  profilePicture: ['jpeg', 'png', 'tiff', 'webp', 'bmp', 'svg'],
  newDocument: ['pdf', 'docx', 'txt'],
  editedDocument: ['pdf', 'doc', 'docx'],
  chat: ['jpeg', 'png', 'gif', 'pdf', 'docx'],
  paper: ['pdf'],
  chatbot: ['pdf'],
} as const satisfies Record<string, readonly FileKind[]>;

const kindsWith = (start: string): readonly FileKind[] =>
  (Object.keys(KINDS) as FileKind[]).filter((kind) => KINDS[kind].types[0].startsWith(start));
export const PICTURE_KINDS = kindsWith('image/');
export const VIDEO_KINDS = kindsWith('video/');
export const DOCUMENT_KINDS = [...kindsWith('application/'), ...kindsWith('text/')];

/** The documents that the server stores with a post, which is new or edited. */
export const POST_DOCUMENT_KINDS = DOCUMENT_KINDS.filter((kind) =>
  [...ACCEPTED_KINDS.newDocument, ...ACCEPTED_KINDS.editedDocument].some((each) => each === kind),
);

/** The endings of these kinds, for the file dialog and for texts. */
export const endingsOf = (kinds: readonly FileKind[]): string[] =>
  kinds.flatMap((kind) => FILE_KINDS[kind].endings);

/** The kind with a MIME type; undefined if no place accepts it. */
export const kindOfType = (type: string): FileKind | undefined =>
  (Object.keys(KINDS) as FileKind[]).find((kind) => FILE_KINDS[kind].types.includes(type));

/** The names of these kinds in a sentence, perhaps only of some: 'PNG, JPEG or GIF'. */
export function namesOf(kinds: readonly FileKind[], only = kinds): string {
  const names = kinds.filter((kind) => only.includes(kind)).map((kind) => FILE_KINDS[kind].name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

const ENDING = /\.([a-z\d]+)$/;
const LONGEST_ENDING = 11;

/**
 * Returns the ending of a name in lower case, with its dot, or '' if it has none that a kind of file
 * has (`Chapter 2. Results`, `cv.en`). Dots and blanks at the end of a name mean nothing, as on
 * Windows.
 */
export function endingOf(name: string): string {
  // A name from a form may be of any length.
  const end = trimName(name).slice(-LONGEST_ENDING).toLowerCase();
  const found = ENDING.exec(end)?.[1] ?? '';
  return isFileEnding(found) ? `.${found}` : '';
}

/** Returns a name without the dots and blanks at its end. */
export function trimName(name: string): string {
  let end = name.length;
  while (end > 0 && /[.\s]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** The most bytes of a picture where most kinds may have so many. A JPEG may be a phone's photo. */
export const pictureMaxBytes = (kind: FileKind | undefined, usual: number): number =>
  kind === 'jpeg' ? Math.max(usual, JPEG_MAX_BYTES) : usual;

/** A file as a browser describes it. */
interface NamedFile {
  readonly name: string;
  /** The MIME type, or '' if the system knows none for the name. */
  readonly type: string;
}

/** Types of systems that don't know one. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/**
 * The kind that a file claims to be by its type, or by its name if the system knows no type.
 * Documents go by their names alone, because systems give them many types.
 */
export function claimedKind({ name, type }: NamedFile): FileKind | undefined {
  const ending = endingOf(name);
  const named = (Object.keys(KINDS) as FileKind[]).find((kind) =>
    FILE_KINDS[kind].endings.includes(ending),
  );
  const byName = named && DOCUMENT_KINDS.includes(named);
  return byName || UNKNOWN_TYPES.includes(type.toLowerCase())
    ? named
    : kindOfType(type.toLowerCase());
}

/**
 * Whether a place with these kinds accepts a file, judging by its name and type. A document whose
 * name has no ending passes, because only the server sees from its bytes what it is.
 */
export function isAccepted(file: NamedFile, kinds: readonly FileKind[]): boolean {
  const kind = claimedKind(file);
  if (kind) return kinds.includes(kind);
  const hasNoKind = endingOf(file.name) === '' && UNKNOWN_TYPES.includes(file.type.toLowerCase());
  return hasNoKind && kinds.some((each) => DOCUMENT_KINDS.includes(each));
}

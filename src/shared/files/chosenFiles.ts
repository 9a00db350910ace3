import { tooLargeText, tooManyFilesText, tooSmallText, wrongTypeText } from '../lib/fileTexts';
import type { RefusedFile } from '../ui/fields/FileDrop';
import { isOfType, type FileRules } from './fileRules';

/** A file to be sent, and in words what it shows; '' where nobody said. */
export interface ChosenFile {
  readonly file: File;
  readonly alt: string;
}

/** The files of a field, in their order, and those it refused last. */
export interface ChosenFiles {
  readonly files: readonly ChosenFile[];
  readonly refused: readonly RefusedFile[];
}

export const noFiles: ChosenFiles = { files: [], refused: [] };

function findProblem(file: File, rules: FileRules): string | undefined {
  if (!isOfType(file, rules.types)) return wrongTypeText(rules.types);
  if (file.size === 0) return tooSmallText(1);
  const limit = rules.maxBytes(file);
  return file.size > limit ? tooLargeText(limit) : undefined;
}

/**
 * Adds what the rules allow of the offered files; the rest is refused, each with its reason. Where
 * there is room for one file only, a new one takes its place.
 */
export function offerFiles(
  chosen: ChosenFiles,
  offered: readonly File[],
  rules: FileRules,
): ChosenFiles {
  const added: ChosenFile[] = [];
  const refused: RefusedFile[] = [];
  const room = rules.maxFiles === 1 ? 1 : rules.maxFiles - chosen.files.length;
  for (const file of offered) {
    const problem = findProblem(file, rules);
    if (problem !== undefined) refused.push({ file, text: problem });
    else if (added.length >= room) refused.push({ file, text: tooManyFilesText });
    else added.push({ file, alt: '' });
  }
  const replaces = rules.maxFiles === 1 && added.length > 0;
  return { files: replaces ? added : [...chosen.files, ...added], refused };
}

/** Without a file, whether it was taken or refused. */
export const removeFile = ({ files, refused }: ChosenFiles, file: File): ChosenFiles => ({
  files: files.filter((entry) => entry.file !== file),
  refused: refused.filter((entry) => entry.file !== file),
});

/** With other words for what a file shows. */
export const describeFile = (chosen: ChosenFiles, file: File, alt: string): ChosenFiles => ({
  ...chosen,
  files: chosen.files.map((entry) => (entry.file === file ? { file, alt } : entry)),
});

const keys = new WeakMap<File, string>();
let fileCount = 0;

/** A text that is the same for the same file and another for every other, to tell rows apart. */
export function fileKey(file: File): string {
  const key = keys.get(file) ?? `file-${String((fileCount += 1))}`;
  keys.set(file, key);
  return key;
}

/**
 * The files of what is pasted; none where it is formatted text, to which office programs add a
 * picture of itself.
 */
export function pastedFiles({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File[] {
  const isFormattedText = types.includes('text/plain') && types.includes('text/html');
  return isFormattedText ? [] : [...files];
}

import { endingsOf, isAccepted } from '#contract/fileKinds';
import { fileMessages } from '#contract/messages';
import type { RefusedFile } from '../ui/fields/FileDrop';
import type { FileRules } from './fileRules';
import { sizeProblem } from './sizeProblem';

/** A file to be sent, with its description, or '' if there is none. */
export interface ChosenFile {
  readonly file: File;
  readonly alt: string;
}

/** The chosen files of a field in order, and the files it refused last. */
export interface ChosenFiles {
  readonly files: readonly ChosenFile[];
  readonly refused: readonly RefusedFile[];
}

export const noFiles: ChosenFiles = { files: [], refused: [] };

function findProblem(file: File, rules: FileRules): string | null {
  if (!isAccepted(file, rules.kinds)) return fileMessages.invalidType(endingsOf(rules.kinds));
  return sizeProblem(file, rules.maxBytes(file));
}

/**
 * Adds the offered files that the rules allow. The rest are refused, each with a reason. If the
 * field takes only one file, a new one replaces it.
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
    if (problem !== null) refused.push({ file, text: problem });
    else if (added.length >= room) refused.push({ file, text: fileMessages.tooMany });
    else added.push({ file, alt: '' });
  }
  const replaces = rules.maxFiles === 1 && added.length > 0;
  return { files: replaces ? added : [...chosen.files, ...added], refused };
}

/** Returns the state without a file, whether it was accepted or refused. */
export const removeFile = ({ files, refused }: ChosenFiles, file: File): ChosenFiles => ({
  files: files.filter((entry) => entry.file !== file),
  refused: refused.filter((entry) => entry.file !== file),
});

/** Returns the state with a new description for a file. */
export const describeFile = (chosen: ChosenFiles, file: File, alt: string): ChosenFiles => ({
  ...chosen,
  files: chosen.files.map((entry) => (entry.file === file ? { file, alt } : entry)),
});

const keys = new WeakMap<File, string>();
let fileCount = 0;

/** Returns a text that identifies a file, for use as a row key. */
export function fileKey(file: File): string {
  const key = keys.get(file) ?? `file-${String((fileCount += 1))}`;
  keys.set(file, key);
  return key;
}

/**
 * Returns the pasted files. Returns none for formatted text, to which office programs add a picture
 * of the text.
 */
export function pastedFiles({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File[] {
  const isFormattedText = types.includes('text/plain') && types.includes('text/html');
  return isFormattedText ? [] : [...files];
}

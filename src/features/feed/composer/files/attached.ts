import type { ChosenFiles } from '#shared/files/chosenFiles';
import type { FileKind } from './postFileRules';

const noFiles: ChosenFiles = { files: [], refused: [] };

/** The files chosen for each kind of post; those of one kind are kept while another is selected. */
export type Attached = Readonly<Record<FileKind, ChosenFiles>>;

export const nothingAttached: Attached = { media: noFiles, document: noFiles, event: noFiles };

/** The kinds in display order. */
export const FILE_KINDS = ['media', 'document', 'event'] as const satisfies readonly FileKind[];

/** Whether any file is attached. */
export const hasFiles = (attached: Attached) =>
  FILE_KINDS.some((kind) => attached[kind].files.length > 0);

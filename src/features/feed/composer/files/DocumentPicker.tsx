import { FilePlus } from 'lucide-react';
import { endingsOf } from '#contract/fileKinds';
import { POST_DOCUMENT_MAX_BYTES, POST_FILES_MAX } from '#contract/limits';
import type { FileRules } from '#shared/files/fileRules';
import { FilesField, type FilesFieldProps } from '#shared/files/FilesField';
import { fileSize } from '#shared/lib/fileTexts';
import * as texts from '../texts';
import { postFileRules } from './postFileRules';

interface DocumentPickerProps extends FilesFieldProps {
  /** The accepted documents; by default those of a new post. */
  readonly rules?: FileRules | undefined;
}

/** The picker for the documents of a post. */
export function DocumentPicker({ rules = postFileRules.document, ...field }: DocumentPickerProps) {
  const types = endingsOf(rules.kinds).join(', ');
  return (
    <FilesField
      {...field}
      rules={rules}
      icon={FilePlus}
      title={texts.dropDocuments}
      hint={texts.documentsHint(types, POST_FILES_MAX, fileSize(POST_DOCUMENT_MAX_BYTES))}
    />
  );
}

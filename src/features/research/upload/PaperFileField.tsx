import { FileUp, X } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED_KINDS } from '#contract/fileKinds';
import { PAPER_MAX_BYTES } from '#contract/limits';
import { dialogTypes } from '#shared/files/fileRules';
import { fileSize } from '#shared/lib/fileTexts';
import { FieldError } from '#shared/ui/fields/FieldError';
import { FileDrop } from '#shared/ui/fields/FileDrop';
import { FileRow } from '#shared/ui/marks/FileRow';
import { IconButton } from '#shared/ui/buttons/IconButton';
import * as texts from '../texts';
import css from './UploadPaper.module.css';

interface PaperFileFieldProps {
  readonly file: File | null;
  /** The reason why the last file was rejected. */
  readonly problem: string | null;
  readonly disabled: boolean;
  readonly onChoose: (files: File[]) => void;
  readonly onRemove: () => void;
}

/** The PDF of a paper: a drop zone, and the chosen file. */
export function PaperFileField(props: PaperFileFieldProps) {
  const { file, problem, disabled, onChoose, onRemove } = props;
  const field = useRef<HTMLDivElement>(null);
  const remove = () => {
    // The focused button is removed with the file; the first one chooses another.
    field.current?.querySelector('button')?.focus();
    onRemove();
  };
  return (
    <div ref={field} className={css.file} data-needed={file === null || undefined}>
      <FileDrop
        icon={FileUp}
        title={texts.dropPdf}
        hint={texts.pdfHint(fileSize(PAPER_MAX_BYTES))}
        buttonText={texts.choosePdf}
        accept={dialogTypes(ACCEPTED_KINDS.paper)}
        multiple={false}
        disabled={disabled}
        onOffered={onChoose}
      />
      {problem === null ? null : <FieldError>{problem}</FieldError>}
      {file ? (
        <FileRow
          name={file.name}
          meta={fileSize(file.size)}
          actions={
            <IconButton
              label={texts.removeFile(file.name)}
              icon={X}
              aria-disabled={disabled}
              onClick={remove}
            />
          }
        />
      ) : null}
    </div>
  );
}

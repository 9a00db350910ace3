import { FileUp } from 'lucide-react';
import { fileSize } from '#shared/lib/fileTexts';
import { Notice } from '#shared/ui/feedback/Notice';
import { FileDrop } from '#shared/ui/fields/FileDrop';
import { TextArea } from '#shared/ui/fields/TextArea';
import css from './Import.module.css';
import { IMPORT_MAX_BYTES } from './readTextFile';
import * as texts from './texts';

const ACCEPTED = {
  'application/x-bibtex': ['.bib'],
  'application/x-research-info-systems': ['.ris'],
  'application/json': ['.json'],
  'text/plain': ['.txt'],
};

interface ChooseStepProps {
  /** Why the last file or text can't be imported, or null. */
  readonly problem: string | null;
  readonly pasted: string;
  readonly onPaste: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** The choice of a file, or a field for pasted text. */
export function ChooseStep({ problem, pasted, onPaste, onFile }: ChooseStepProps) {
  return (
    <div className={css.step}>
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <FileDrop
        icon={FileUp}
        title={texts.drop}
        hint={texts.dropHint(fileSize(IMPORT_MAX_BYTES))}
        buttonText={texts.chooseFile}
        accept={ACCEPTED}
        multiple={false}
        onOffered={([file]) => {
          if (file) onFile(file);
        }}
      />
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={6}
        value={pasted}
        spellCheck={false}
        className={css.pasted}
        onChange={(event) => onPaste(event.currentTarget.value)}
      />
    </div>
  );
}

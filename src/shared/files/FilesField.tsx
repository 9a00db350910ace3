import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { FileDrop } from '../ui/fields/FileDrop';
import { describeFile, fileKey, offerFiles, removeFile, type ChosenFiles } from './chosenFiles';
import { ChosenFileRow } from './ChosenFileRow';
import { fileProgress } from './fileProgress';
import { dialogTypes, type FileRules } from './fileRules';
import css from './FilesField.module.css';
import { RefusedFileRow } from './RefusedFileRow';
import * as texts from './texts';

/** The common props of file fields. */
export interface FilesFieldProps {
  readonly value: ChosenFiles;
  readonly onChange: (value: ChosenFiles) => void;
  /** Prevents adding and removing files during an upload. */
  readonly disabled?: boolean | undefined;
  /** Percentage of the upload that was sent. Each file then shows its own progress. */
  readonly uploadPercent?: number | undefined;
}

interface FilesFieldOptions extends FilesFieldProps {
  readonly rules: FileRules;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** Asks for a description of each picture. */
  readonly altMaxLength?: number | undefined;
}

/** An area for dropping or choosing files, with the list of accepted and refused files. */
export function FilesField(props: FilesFieldOptions) {
  const { value, onChange, disabled = false, uploadPercent, rules, altMaxLength, ...look } = props;
  const sizes = value.files.map(({ file }) => file.size);
  const progress = uploadPercent === undefined ? [] : fileProgress(sizes, uploadPercent);
  const field = useRef<HTMLDivElement>(null);
  const remove = (file: File) => {
    // The focused button is removed with its row; the first one chooses files.
    field.current?.querySelector('button')?.focus();
    onChange(removeFile(value, file));
  };
  return (
    <div ref={field} className={css.field}>
      <FileDrop
        {...look}
        accept={dialogTypes(rules.kinds)}
        multiple={rules.maxFiles > 1}
        disabled={disabled}
        onOffered={(offered) => onChange(offerFiles(value, offered, rules))}
      />
      {value.files.length + value.refused.length > 0 ? (
        <ul className={css.list} aria-label={texts.chosenFiles}>
          {value.files.map((chosen, index) => (
            <ChosenFileRow
              key={fileKey(chosen.file)}
              chosen={chosen}
              progress={progress[index]}
              disabled={disabled}
              altMaxLength={altMaxLength}
              onDescribe={(alt) => onChange(describeFile(value, chosen.file, alt))}
              onRemove={() => remove(chosen.file)}
            />
          ))}
          {value.refused.map((refused) => (
            <RefusedFileRow
              key={fileKey(refused.file)}
              refused={refused}
              onDismiss={() => remove(refused.file)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

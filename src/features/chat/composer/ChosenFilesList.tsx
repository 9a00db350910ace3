import { ChosenFileRow } from '#shared/files/ChosenFileRow';
import { fileKey, type ChosenFiles } from '#shared/files/chosenFiles';
import { RefusedFileRow } from '#shared/files/RefusedFileRow';
import * as texts from '../texts';
import css from './MessageComposer.module.css';

interface ChosenFilesListProps {
  readonly chosen: ChosenFiles;
  readonly onRemove: (file: File) => void;
}

const doNothing = () => undefined;

/** The files chosen for the next message and the rejected ones, each with a button to remove it. */
export function ChosenFilesList({ chosen, onRemove }: ChosenFilesListProps) {
  if (chosen.files.length + chosen.refused.length === 0) return null;
  return (
    <ul className={css.files} aria-label={texts.chosenFiles}>
      {chosen.files.map((entry) => (
        <ChosenFileRow
          key={fileKey(entry.file)}
          chosen={entry}
          progress={undefined}
          disabled={false}
          altMaxLength={undefined}
          onDescribe={doNothing}
          onRemove={() => onRemove(entry.file)}
        />
      ))}
      {chosen.refused.map((refused) => (
        <RefusedFileRow
          key={fileKey(refused.file)}
          refused={refused}
          onDismiss={() => onRemove(refused.file)}
        />
      ))}
    </ul>
  );
}

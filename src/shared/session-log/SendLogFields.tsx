import { SESSION_LOG_NOTE_MAX_LENGTH } from '#contract/limits';
import { lengthProblem } from '../lib/textLimit';
import type { LogContents } from '../ports';
import { TextArea } from '../ui/fields/TextArea';
import * as texts from './texts';

interface SendLogFieldsProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** Null while they are counted. */
  readonly contents: LogContents | null;
  /** Whether names and texts become pseudonyms. */
  readonly share: boolean;
}

/** The note to the operator, and a statement of the names and texts that the log has. */
export function SendLogFields({ note, onNote, contents, share }: SendLogFieldsProps) {
  return (
    <>
      <TextArea
        label={texts.noteLabel}
        hint={texts.noteHint}
        value={note}
        error={lengthProblem(note, SESSION_LOG_NOTE_MAX_LENGTH)}
        onChange={({ target }) => onNote(target.value)}
      />
      <p role="status">
        {contents === null ? texts.counting : texts.sends(contents, share)} {texts.keptFor}
      </p>
    </>
  );
}

import { SESSION_LOG_NOTE_MAX_LENGTH } from '#contract/limits';
import { DraftLine } from '../drafts/DraftLine';
import type { Draft } from '../drafts/useDraft';
import { lengthProblem } from '../lib/textLimit';
import type { LogContents } from '../ports';
import { TextArea } from '../ui/fields/TextArea';
import * as texts from './texts';

interface SendLogFieldsProps {
  /** Kept until the log is sent. */
  readonly note: Draft;
  /** Null while they are counted. */
  readonly contents: LogContents | null;
  /** Whether names and texts become pseudonyms. */
  readonly share: boolean;
}

/** The note to the operator, and a statement of the names and texts that the log has. */
export function SendLogFields({ note, contents, share }: SendLogFieldsProps) {
  return (
    <>
      <TextArea
        label={texts.noteLabel}
        hint={texts.noteHint}
        value={note.text}
        error={lengthProblem(note.text, SESSION_LOG_NOTE_MAX_LENGTH)}
        onChange={({ target }) => note.change(target.value)}
      />
      {note.isRestored ? <DraftLine onDiscard={() => note.clear()} /> : null}
      <p role="status">
        {contents === null ? texts.counting : texts.sends(contents, share)} {texts.keptFor}
      </p>
    </>
  );
}

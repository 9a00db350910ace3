import { useState, type FormEvent } from 'react';
import { LOG_NOTE_MAX_LENGTH, LOG_NOTES_MAX } from '#contract/limits';
import type { LogNote } from '#contract/entities/sessionLog';
import { lengthProblem } from '#shared/lib/textLimit';
import { Button } from '#shared/ui/buttons/Button';
import { TextArea } from '#shared/ui/fields/TextArea';
import panelCss from '../panels/panels.module.css';
import css from './notes.module.css';
import * as texts from './texts';

interface NoteFormProps {
  /** The number of the current action; undefined before the first. */
  readonly number: number | undefined;
  /** The number of notes that the log has. */
  readonly count: number;
  readonly isSaving: boolean;
  readonly problem: string | null;
  /** Adds a note. Resolves to whether it was saved. */
  readonly onAdd: (note: LogNote) => Promise<boolean>;
}

/** Writes a note about the current action. A text that could not be saved stays in the field. */
export function NoteForm({ number, count, isSaving, problem, onAdd }: NoteFormProps) {
  const [text, setText] = useState('');
  if (count >= LOG_NOTES_MAX) return <p className={panelCss.none}>{texts.enough(LOG_NOTES_MAX)}</p>;
  if (number === undefined) return <p className={panelCss.none}>{texts.chooseAction}</p>;
  const tooLong = lengthProblem(text, LOG_NOTE_MAX_LENGTH);
  const isSendable = text.trim() !== '' && tooLong === undefined;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isSendable && (await onAdd({ at: number, text: text.trim() }))) setText('');
  };
  return (
    <form className={css.form} onSubmit={(event) => void add(event)}>
      <TextArea
        label={texts.noteAt(number)}
        error={tooLong ?? problem ?? undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="sm" type="submit" busy={isSaving} aria-disabled={!isSendable || undefined}>
        {texts.addNote}
      </Button>
    </form>
  );
}

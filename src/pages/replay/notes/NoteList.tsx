import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import type { LogNote } from '#contract/entities/sessionLog';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import panelCss from '../panels/panels.module.css';
import css from './notes.module.css';
import * as texts from './texts';

interface NoteListProps {
  readonly notes: readonly LogNote[];
  /** The number of the current action; undefined before the first. */
  readonly current: number | undefined;
  readonly isSaving: boolean;
  readonly onGoTo: (number: number) => void;
  readonly onDelete: (note: LogNote) => void;
}

/** The notes about a log, by action. Each leads to its action. */
export function NoteList({ notes, current, isSaving, onGoTo, onDelete }: NoteListProps) {
  if (notes.length === 0) return <p className={panelCss.none}>{texts.none}</p>;
  const sorted = [...notes].sort((one, other) => one.at - other.at);
  return (
    <ul className={css.list} aria-label={texts.notesOfReaders}>
      {sorted.map((note, index) => (
        <li key={index} className={clsx(css.note, note.at === current && css.current)}>
          <div className={css.head}>
            <Button size="sm" aria-label={texts.goTo(note.at)} onClick={() => onGoTo(note.at)}>
              {texts.action(note.at)}
            </Button>
            <IconButton
              icon={Trash2}
              label={texts.remove(note.at)}
              aria-disabled={isSaving || undefined}
              onClick={() => onDelete(note)}
            />
          </div>
          <p className={css.text} dir="auto">
            {note.text}
          </p>
        </li>
      ))}
    </ul>
  );
}

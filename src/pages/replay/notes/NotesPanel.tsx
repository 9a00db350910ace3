import { useReadLogNotesQuery, type SessionLogNotes } from '#api/sessionLogsApi';
import type { Replay } from '#replay/createReplay';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import panelCss from '../panels/panels.module.css';
import { NoteForm } from './NoteForm';
import { NoteList } from './NoteList';
import css from './notes.module.css';
import * as texts from './texts';
import { useNotes } from './useNotes';

interface NotesPanelProps {
  readonly token: string;
  readonly replay: Replay<object>;
  readonly place: number;
  readonly goTo: (place: number) => void;
}

/** The sender's words about a log, and the notes of those who have its link. */
export function NotesPanel(props: NotesPanelProps) {
  const { data, isError, isFetching, refetch } = useReadLogNotesQuery(props.token);
  if (data) return <LoadedNotes {...props} data={data} />;
  if (isError)
    return (
      <ErrorState
        text={texts.notLoaded}
        tone="warn"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Spinner label={texts.loading} />;
}

interface LoadedNotesProps extends NotesPanelProps {
  readonly data: SessionLogNotes;
}

function LoadedNotes({ token, replay, place, goTo, data }: LoadedNotesProps) {
  const { save, isSaving, problem } = useNotes(token, data.notes);
  const number = replay.entries[place]?.i;
  const first = replay.entries[0]?.i ?? 0;
  return (
    <div className={panelCss.panel}>
      {data.note === '' ? null : (
        <div>
          <h3 className={panelCss.heading}>{texts.senderWrote}</h3>
          <p className={css.text} dir="auto">
            {data.note}
          </p>
        </div>
      )}
      <NoteList
        notes={data.notes}
        current={number}
        isSaving={isSaving}
        onGoTo={(at) => goTo(at - first)}
        onDelete={(note) => void save(data.notes.filter((other) => other !== note))}
      />
      <NoteForm
        key={token}
        number={number}
        count={data.notes.length}
        isSaving={isSaving}
        problem={problem}
        onAdd={(note) => save([...data.notes, note])}
      />
      <p className={panelCss.none}>{texts.everyone(data.expires_at)}</p>
    </div>
  );
}

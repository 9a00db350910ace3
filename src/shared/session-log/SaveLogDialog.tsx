import { useState } from 'react';
import { SESSION_LOG_NOTE_MAX_LENGTH } from '#contract/limits';
import { useDraft } from '../drafts/useDraft';
import { saveAddress } from '../lib/saveFile';
import { lengthProblem } from '../lib/textLimit';
import type { LogRequest, SendOutcome } from '../ports';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectToken } from '../store/sessionEvents';
import type { AppThunk } from '../store/types';
import { Button } from '../ui/buttons/Button';
import { Checkbox } from '../ui/choices/Checkbox';
import { Dialog } from '../ui/overlays/Dialog';
import { FieldError } from '../ui/fields/FieldError';
import css from './SaveLogDialog.module.css';
import { SendLogFields } from './SendLogFields';
import * as texts from './texts';
import { useLogContents } from './useLogContents';

interface SaveLogDialogProps {
  readonly source: LogRequest['source'];
  readonly onClose: () => void;
}

const titles: Record<LogRequest['source'], string> = {
  ring: texts.logTitle,
  recording: texts.recordingTitle,
};
const descriptions: Record<LogRequest['source'], string> = {
  ring: texts.logNote,
  recording: texts.recordingNote,
};

/** The media type of JSON Lines, the format of a log. */
const TYPE = 'application/jsonl';

const fileName = (now: number, { share, source }: LogRequest) => {
  const time = new Date(now).toISOString().slice(0, 19).replace(/[T:]/g, '-');
  return `quad-${source === 'ring' ? 'session' : 'recording'}-${time}${share ? '-shared' : ''}.jsonl`;
};

/** Downloads the log of this page's actions as a file. Rejects if there is none. */
function saveSessionLog(request: LogRequest): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { sessionLog, clock }) => {
    const pieces: string[] = [];
    for await (const piece of sessionLog.export(request)) pieces.push(piece);
    const file = new Blob(pieces, { type: TYPE });
    saveAddress(fileName(clock.now(), request), URL.createObjectURL(file));
  };
}

/** Sends the log of this page's actions to the operator. Rejects if there is none. */
const sendSessionLog =
  (request: LogRequest, note: string): AppThunk<Promise<SendOutcome>> =>
  async (_dispatch, _getState, { sessionLog }) =>
    (await sessionLog.loadSender()).send(request, note.trim());

/** Asks how to save the log or to send it, and does so. */
export function SaveLogDialog({ source, onClose }: SaveLogDialogProps) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectToken) !== null;
  const [share, setShare] = useState(false);
  const [sends, setSends] = useState(false);
  const note = useDraft('session-log:note');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentUntil, setSentUntil] = useState<string | null>(null);
  const contents = useLogContents(source, sends);

  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch(() => setProblem(sends ? texts.notSent : texts.notSaved));
    setBusy(false);
  };
  const save = async () => {
    await dispatch(saveSessionLog({ share, source }));
    onClose();
  };
  const send = async () => {
    // Its field says so.
    if (lengthProblem(note.text, SESSION_LOG_NOTE_MAX_LENGTH) !== undefined) return;
    const outcome = await dispatch(sendSessionLog({ share, source }, note.text));
    if ('problem' in outcome) return setProblem(outcome.problem);
    note.clear();
    setSentUntil(outcome.expiresAt);
  };

  if (sentUntil !== null)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={texts.sent}
        footer={
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        }
      >
        <p className={css.body}>{texts.sentUntil(sentUntil)}</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titles[source]}
      description={descriptions[source]}
      footer={
        <Button
          variant="primary"
          busy={isBusy}
          busyText={sends ? texts.sending : texts.saving}
          onClick={() => void act(sends ? send : save)}
        >
          {sends ? texts.send : texts.save}
        </Button>
      }
    >
      <div className={css.body}>
        <p>{texts.contentNote}</p>
        {isSignedIn ? (
          <Checkbox
            label={texts.sendToOperator}
            checked={sends}
            onChange={({ target }) => {
              setSends(target.checked);
              setShare(target.checked);
            }}
          />
        ) : null}
        <Checkbox
          label={texts.anonymise}
          checked={share}
          onChange={({ target }) => setShare(target.checked)}
        />
        {sends ? <SendLogFields {...{ note, contents, share }} /> : null}
        {problem === null ? null : <FieldError>{problem}</FieldError>}
      </div>
    </Dialog>
  );
}

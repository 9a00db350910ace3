import { useState } from 'react';
import { saveAddress } from '../lib/saveFile';
import type { LogRequest } from '../ports';
import { useAppDispatch } from '../store/hooks';
import type { AppThunk } from '../store/types';
import { Button } from '../ui/buttons/Button';
import { Checkbox } from '../ui/choices/Checkbox';
import { Dialog } from '../ui/overlays/Dialog';
import { FieldError } from '../ui/fields/FieldError';
import css from './SaveLogDialog.module.css';
import * as texts from './texts';

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

/** Asks how to save the log, and saves it. */
export function SaveLogDialog({ source, onClose }: SaveLogDialogProps) {
  const dispatch = useAppDispatch();
  const [share, setShare] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);

  const save = async () => {
    setSaving(true);
    setFailed(false);
    try {
      await dispatch(saveSessionLog({ share, source }));
      onClose();
    } catch {
      setFailed(true);
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titles[source]}
      description={descriptions[source]}
      footer={
        <Button
          variant="primary"
          busy={isSaving}
          busyText={texts.saving}
          onClick={() => void save()}
        >
          {texts.save}
        </Button>
      }
    >
      <div className={css.body}>
        <p>{texts.contentNote}</p>
        <Checkbox
          label={texts.anonymise}
          checked={share}
          onChange={({ target }) => setShare(target.checked)}
        />
        {failed ? <FieldError>{texts.notSaved}</FieldError> : null}
      </div>
    </Dialog>
  );
}

import { CircleDot } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import { Button } from '../ui/buttons/Button';
import { Notice } from '../ui/feedback/Notice';
import { stopRecording, type RecordingEnd } from './recorderSlice';
import css from './RecordingMark.module.css';
import { SaveLogDialog } from './SaveLogDialog';
import * as texts from './texts';

const ends: Record<RecordingEnd, string> = {
  asked: texts.ended,
  full: texts.full,
  time_travel: texts.stateChanged,
};

const toneOf = (endedBy: RecordingEnd | null) =>
  endedBy === null ? 'danger' : endedBy === 'asked' ? 'info' : 'warn';

interface RecordingMarkProps {
  /** Why the recording ended. Null while it is running. */
  readonly endedBy: RecordingEnd | null;
}

/** Shown while a recording is running. Afterwards it offers to save the recording. */
export function RecordingMark({ endedBy }: RecordingMarkProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  if (isDone && endedBy !== null) return null;
  return (
    <div className={css.mark}>
      <Notice
        tone={toneOf(endedBy)}
        icon={endedBy === null ? CircleDot : undefined}
        role="status"
        className={css.notice}
        action={
          <span className={css.actions}>
            {endedBy === null ? (
              <Button size="sm" onClick={() => dispatch(stopRecording())}>
                {texts.stopRecording}
              </Button>
            ) : (
              <>
                <Button size="sm" onClick={() => setAsking(true)}>
                  {texts.saveRecording}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setDone(true)}>
                  {texts.dismiss}
                </Button>
              </>
            )}
          </span>
        }
      >
        {endedBy === null ? <span className={css.running}>{texts.recording}</span> : ends[endedBy]}
      </Notice>
      {isAsking ? <SaveLogDialog source="recording" onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { chatMessages } from '#contract/messages';
import { selectConnection } from '#realtime/connectionSlice';
import { useAppSelector } from '#shared/store/hooks';
import css from './ConnectionLine.module.css';
import * as texts from './texts';

/** Shorter breaks are not reported. */
const SILENT_MS = 2_000;

/** One line that says the live connection is down. Messages can still be typed meanwhile. */
export function ConnectionLine() {
  const { status, since, isForFlooding } = useAppSelector(selectConnection);
  return (
    <div role="status">
      {isForFlooding ? <p className={css.line}>{chatMessages.tooQuickly}</p> : null}
      {status === 'open' || status === 'idle' || isForFlooding ? null : (
        <LateLine key={status === 'stopped' ? 'stopped' : since} />
      )}
    </div>
  );
}

function LateLine() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <p className={css.line}>{texts.reconnecting}</p> : null;
}

import { useEffect, useState } from 'react';
import { markedEncoding } from '#shared/files/markedEncoding';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Spinner } from '#shared/ui/feedback/Spinner';
import * as texts from '../../texts';
import css from './DocumentPreview.module.css';

/** Browsers become slow with longer texts; the full text is in the file. */
const MAX_CHARACTERS = 200_000;

interface TextPreviewProps {
  readonly address: string;
  readonly name: string;
}

type Reading = { state: 'reading' } | { state: 'failed' } | { state: 'read'; text: string };

async function readText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The file returned ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder(markedEncoding(bytes) ?? 'utf-8').decode(bytes);
  if (text.length <= MAX_CHARACTERS) return text;
  return `${text.slice(0, MAX_CHARACTERS)}\n\n${texts.readOn}`;
}

/** The content of a text file, loaded when it is shown. */
export function TextPreview({ address, name }: TextPreviewProps) {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    readText(address, abort.signal).then(
      (text) => setReading({ state: 'read', text }),
      () => {
        if (!abort.signal.aborted) setReading({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, [address, attempt]);

  if (reading.state === 'read')
    return (
      <textarea
        className={css.text}
        dir="auto"
        aria-label={texts.textOf(name)}
        readOnly
        value={reading.text}
      />
    );
  return (
    <div className={css.wait}>
      {reading.state === 'reading' ? (
        <Spinner label={texts.loadingPreview} />
      ) : (
        <ErrorState
          text={texts.previewFailed}
          onRetry={() => {
            setReading({ state: 'reading' });
            setAttempt(attempt + 1);
          }}
        />
      )}
    </div>
  );
}

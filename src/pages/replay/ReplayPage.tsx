import { useEffect, type DragEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SaveLogButton } from '#shared/session-log/SaveLogButton';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { DevToolsButton } from './DevToolsButton';
import { EmptyReplay } from './EmptyReplay';
import { LogFacts } from './LogFacts';
import { OpenLogButton } from './OpenLogButton';
import { ReplayHeader } from './ReplayHeader';
import css from './ReplayPage.module.css';
import { ReplayViewer } from './ReplayViewer';
import { samples, sampleSource } from './samples/samples';
import * as texts from './texts';
import { useLogFile, type LogFile } from './useLogFile';

function Reading({ file }: { readonly file: Extract<LogFile, { status: 'reading' }> }) {
  const { name, done, total } = file;
  return (
    <div className={css.middle}>
      <ProgressBar
        label={texts.readingLog}
        value={total > 0 ? (done / total) * 100 : null}
        text={texts.reading(name, done, total)}
      />
    </div>
  );
}

/** The replay page: opens a session log and shows it on the application's own screens. */
export function ReplayPage() {
  const [params] = useSearchParams();
  const name = params.get('sample');
  return <ReplayOf key={name} sampleName={name} plays={params.get('play') === '1'} />;
}

interface ReplayOfProps {
  /** The sample to begin with; null for none. */
  readonly sampleName: string | null;
  readonly plays: boolean;
}

/** The page that begins with one sample, or empty. */
function ReplayOf({ sampleName, plays }: ReplayOfProps) {
  const { file, open } = useLogFile();
  const sample = samples.find(({ name }) => name === sampleName);
  useEffect(() => {
    if (sample) void open(sampleSource(sample));
  }, [sample, open]);
  const other = useLogFile();
  const log = file.status === 'open' ? file.log : null;

  const openFile = (source: File) => {
    other.close();
    void open(source);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const source = event.dataTransfer.files.item(0);
    if (source) openFile(source);
  };

  return (
    <div
      className={css.page}
      data-open={log ? true : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <ReplayHeader>
        {log ? <LogFacts log={log} /> : null}
        <div className={css.files}>
          <SaveLogButton size="sm" />
          {log ? (
            <OpenLogButton text={texts.compareWith} onFile={(it) => void other.open(it)} />
          ) : null}
          {log ? <DevToolsButton log={log} /> : null}
          <OpenLogButton text={texts.openLog} onFile={openFile} />
        </div>
      </ReplayHeader>
      <main id="content" className={css.main}>
        {file.status === 'none' && !sample ? (
          <EmptyReplay problem={sampleName === null ? null : texts.noSuchSample} />
        ) : null}
        {file.status === 'reading' ? <Reading file={file} /> : null}
        {file.status === 'unreadable' ? (
          <div className={css.middle}>
            {file.name === sample?.title ? (
              <ErrorState
                text={texts.sampleNotLoaded}
                tone="warn"
                onRetry={() => void open(sampleSource(sample))}
              />
            ) : (
              <ErrorState text={texts.notOpened(file.name, file.problem)} />
            )}
          </div>
        ) : null}
        {other.file.status === 'reading' ? <Reading file={other.file} /> : null}
        {other.file.status === 'unreadable' ? (
          <ErrorState text={texts.notOpened(other.file.name, other.file.problem)} />
        ) : null}
        {log ? (
          <ReplayViewer
            key={log.name + log.replay.header.started_at}
            log={log}
            plays={plays && log.sample !== null}
            other={other.file.status === 'open' ? other.file.log : null}
            onCloseOther={other.close}
          />
        ) : null}
      </main>
    </div>
  );
}

import { useEffect, useMemo, type DragEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { namesLog, tokenIn } from '#replay/replayLink';
import { SaveLogButton } from '#shared/session-log/SaveLogButton';
import { useAppDispatch } from '#shared/store/hooks';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { DevToolsButton } from './DevToolsButton';
import { EmptyReplay } from './EmptyReplay';
import { linkedSource } from './link/linkedSource';
import { MissingLog } from './link/MissingLog';
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

interface UnreadableProps {
  readonly file: Extract<LogFile, { status: 'unreadable' }>;
  readonly onRetry: () => void;
}

/** Explains why a file, a sample or the log of a link could not be opened. */
function Unreadable({ file: { source, reason, problem }, onRetry }: UnreadableProps) {
  const { name, failure } = source;
  if (reason === 'damaged') return <EmptyReplay problem={texts.notOpened(name, problem)} />;
  return (
    <div className={css.middle}>
      {reason === 'gone' ? (
        <MissingLog />
      ) : (
        <ErrorState text={failure} tone="warn" onRetry={onRetry} />
      )}
    </div>
  );
}

/** The replay page: opens a session log and shows it on the application's own screens. */
export function ReplayPage() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const name = params.get('sample');
  const token = tokenIn(hash);
  const plays = params.get('play') === '1';
  // A link that lost its end on the way leads to no log.
  const isCut = token === null && namesLog(hash);
  return <ReplayOf key={token ?? name} {...{ sampleName: name, token, isCut, plays }} />;
}

interface ReplayOfProps {
  /** The sample to begin with; null for none. */
  readonly sampleName: string | null;
  /** The token of the log to begin with, which the operator made a link to; null for none. */
  readonly token: string | null;
  /** Whether the address is that of a log, with a token that can't exist. */
  readonly isCut: boolean;
  readonly plays: boolean;
}

/** The page that begins with one log, or empty. */
function ReplayOf({ sampleName, token, isCut, plays }: ReplayOfProps) {
  const dispatch = useAppDispatch();
  const { file, open } = useLogFile();
  const first = useMemo(() => {
    if (token !== null) return linkedSource(dispatch, token);
    const sample = samples.find(({ name }) => name === sampleName);
    return sample ? sampleSource(sample) : null;
  }, [dispatch, sampleName, token]);
  useEffect(() => {
    if (first) void open(first);
  }, [first, open]);
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
        {file.status === 'none' && isCut ? <MissingLog /> : null}
        {file.status === 'none' && !first && !isCut ? (
          <EmptyReplay problem={sampleName === null ? null : texts.noSuchSample} />
        ) : null}
        {file.status === 'reading' ? <Reading file={file} /> : null}
        {file.status === 'unreadable' ? (
          <Unreadable file={file} onRetry={() => void open(file.source)} />
        ) : null}
        {other.file.status === 'reading' ? <Reading file={other.file} /> : null}
        {other.file.status === 'unreadable' ? (
          <ErrorState text={texts.notOpened(other.file.source.name, other.file.problem)} />
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

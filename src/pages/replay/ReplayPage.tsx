import type { DragEvent } from 'react';
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
  const { file, open } = useLogFile();
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
        {file.status === 'none' ? <EmptyReplay /> : null}
        {file.status === 'reading' ? <Reading file={file} /> : null}
        {file.status === 'unreadable' ? (
          <div className={css.middle}>
            <ErrorState text={texts.notOpened(file.name, file.problem)} />
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
            other={other.file.status === 'open' ? other.file.log : null}
            onCloseOther={other.close}
          />
        ) : null}
      </main>
    </div>
  );
}

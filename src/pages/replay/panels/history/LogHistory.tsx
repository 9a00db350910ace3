import type { Replay } from '#replay/createReplay';
import type { StatePath } from '#replay/history/statePath';
import { neverThere } from '#replay/texts';
import { Button } from '#shared/ui/buttons/Button';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import panelCss from '../panels.module.css';
import * as texts from '../texts';
import { ChangeList } from './ChangeList';
import css from './history.module.css';
import { useValueHistory } from './useValueHistory';

interface LogHistoryProps {
  readonly replay: Replay<object>;
  readonly path: StatePath;
  readonly place: number;
  readonly goTo: (place: number) => void;
  /** The heading, where two logs are compared. */
  readonly heading?: string | undefined;
}

/** The history of a value in one log, or how far the search for it is. */
export function LogHistory({ replay, path, place, goTo, heading }: LogHistoryProps) {
  const { history, cancel, restart } = useValueHistory(replay, path);
  const { length } = replay.entries;
  return (
    <section className={css.log} aria-label={heading ?? texts.history}>
      {heading === undefined ? null : <h3 className={panelCss.heading}>{heading}</h3>}
      {history.status === 'running' ? (
        <>
          <ProgressBar
            label={texts.searchingLog}
            value={length > 0 ? (history.done / length) * 100 : null}
            text={texts.searched(history.done, length)}
          />
          <Button size="sm" onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      ) : null}
      {history.status === 'cancelled' ? (
        <>
          <p className={panelCss.none} role="status">
            {texts.searchCancelled}
          </p>
          <Button size="sm" onClick={restart}>
            {texts.startAgain}
          </Button>
        </>
      ) : null}
      {history.status === 'done' && history.initial === null && history.changes.length === 0 ? (
        <p className={panelCss.none} role="status">
          {neverThere}
        </p>
      ) : null}
      {history.status === 'done' && (history.initial !== null || history.changes.length > 0) ? (
        <ChangeList {...{ replay, history, place, goTo }} />
      ) : null}
    </section>
  );
}

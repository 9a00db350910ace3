import { useMemo, type FormEvent, type KeyboardEvent } from 'react';
import type { Replay } from '#replay/createReplay';
import { parsePath, PathError, type StatePath } from '#replay/history/statePath';
import { isComposing } from '#shared/keys/composing';
import { Button } from '#shared/ui/buttons/Button';
import { Combobox } from '#shared/ui/choices/Combobox';
import panelCss from '../panels.module.css';
import * as texts from '../texts';
import { completePath } from './completePath';
import css from './history.module.css';
import { LogHistory } from './LogHistory';

/** A log and the name of its file. */
export interface NamedLog {
  readonly name: string;
  readonly replay: Replay<object>;
}

export interface HistoryPanelProps {
  readonly log: NamedLog;
  readonly other: NamedLog | null;
  readonly place: number;
  readonly goTo: (place: number) => void;
  /** The text in the field. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** The path whose history is shown. */
  readonly asked: string | null;
  readonly onAsk: (path: string) => void;
}

function readAsked(asked: string | null): { path: StatePath | null; problem: string | undefined } {
  try {
    return { path: asked === null ? null : parsePath(asked), problem: undefined };
  } catch (error) {
    if (error instanceof PathError) return { path: null, problem: error.message };
    throw error;
  }
}

/** The history of a value, in each of the opened logs. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { log, other, place, goTo, typed, onType, asked, onAsk } = props;
  const { path, problem } = useMemo(() => readAsked(asked), [asked]);
  const options = useMemo(
    () => completePath(log.replay.stateAt(place), typed),
    [log.replay, place, typed],
  );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed);
  };
  // While the list of completions is open, Enter belongs to it.
  const askInList = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const isChoice = Boolean(currentTarget.getAttribute('aria-activedescendant'));
    if (key === 'Enter' && !isChoice && !isComposing(nativeEvent)) onAsk(typed);
  };
  const logs = other ? [log, other] : [log];
  return (
    <div className={panelCss.panel}>
      <form className={css.form} onSubmit={ask}>
        <Combobox
          label={texts.pathOfValue}
          hint={texts.pathHint}
          error={typed === asked ? problem : undefined}
          options={options}
          value={typed}
          onChange={onType}
          onKeyDown={askInList}
          autoComplete="off"
          spellCheck={false}
        />
        <Button size="sm" type="submit">
          {texts.showHistory}
        </Button>
      </form>
      {path
        ? logs.map(({ name, replay }, index) => (
            <LogHistory
              key={`${index} ${name} ${asked}`}
              {...{ replay, path, place, goTo }}
              heading={other ? texts.historyIn(name) : undefined}
            />
          ))
        : null}
    </div>
  );
}

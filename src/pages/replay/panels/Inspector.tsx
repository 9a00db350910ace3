import { Suspense, useState } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { Tabs } from '#shared/ui/layout/Tabs';
import type { OpenLog } from '../useLogFile';
import { ActionPanel } from './ActionPanel';
import { DiffPanel } from './DiffPanel';
import css from './Inspector.module.css';
import { StatePanel } from './StatePanel';
import * as texts from './texts';

const HistoryPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "value-history" */ './history/HistoryPanel')).HistoryPanel,
);

const NotesPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "log-notes" */ '../notes/NotesPanel')).NotesPanel,
);

interface InspectorProps {
  readonly log: OpenLog;
  readonly other: OpenLog | null;
  readonly place: number;
  readonly goTo: (place: number) => void;
}

/** Shows an action, its changes, the resulting state and the history of any value. */
export function Inspector({ log, other, place, goTo }: InspectorProps) {
  const { replay } = log;
  const [tab, setTab] = useState('diff');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const showHistory = (path: string) => {
    setTyped(path);
    setAsked(path);
    setTab('history');
  };
  return (
    <section className={css.inspector} aria-label={texts.actionAndState}>
      <Tabs
        label={texts.details}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'diff',
            label: texts.diff,
            content: <DiffPanel replay={replay} place={place} onHistory={showHistory} />,
          },
          {
            value: 'action',
            label: texts.action,
            content: (
              <>
                <ActionPanel entry={replay.entries[place]} />
                {other ? <ActionPanel entry={other.replay.entries[place]} isOther /> : null}
              </>
            ),
          },
          {
            value: 'state',
            label: texts.state,
            content: <StatePanel state={replay.stateAt(place)} onHistory={showHistory} />,
          },
          ...(log.token === null
            ? []
            : [
                {
                  value: 'notes',
                  label: texts.notes,
                  content: (
                    <PartBoundary part="notes">
                      <Suspense fallback={<Spinner label={texts.loading} />}>
                        <NotesPanel {...{ replay, place, goTo }} token={log.token} />
                      </Suspense>
                    </PartBoundary>
                  ),
                },
              ]),
          {
            value: 'history',
            label: texts.history,
            content: (
              <PartBoundary part="history">
                <Suspense fallback={<Spinner label={texts.loading} />}>
                  <HistoryPanel
                    {...{ log, other, place, goTo, typed, asked }}
                    onType={setTyped}
                    onAsk={setAsked}
                  />
                </Suspense>
              </PartBoundary>
            ),
          },
        ]}
      />
    </section>
  );
}

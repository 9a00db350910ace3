import { useState } from 'react';
import type { Replay } from '#replay/createReplay';
import { Tabs } from '#shared/ui/layout/Tabs';
import type { RootState } from '#shared/store/types';
import { ActionPanel } from './ActionPanel';
import { DiffPanel } from './DiffPanel';
import css from './Inspector.module.css';
import { StatePanel } from './StatePanel';
import * as texts from './texts';

interface InspectorProps {
  readonly replay: Replay<RootState>;
  readonly other: Replay<RootState> | null;
  readonly place: number;
}

/** Shows an action, its changes and the resulting state. */
export function Inspector({ replay, other, place }: InspectorProps) {
  const [tab, setTab] = useState('diff');
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
            content: <DiffPanel replay={replay} place={place} />,
          },
          {
            value: 'action',
            label: texts.action,
            content: (
              <>
                <ActionPanel entry={replay.entries[place]} />
                {other ? <ActionPanel entry={other.entries[place]} isOther /> : null}
              </>
            ),
          },
          {
            value: 'state',
            label: texts.state,
            content: <StatePanel state={replay.stateAt(place)} />,
          },
        ]}
      />
    </section>
  );
}

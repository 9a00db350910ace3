import { Lock } from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';
import { showInZone } from '#shared/lib/ownZone';
import { Icon } from '#shared/ui/marks/Icon';
import { ReplayedScreen } from './screen/ReplayedScreen';
import { recordedZone } from './recordedZone';
import css from './Screens.module.css';
import { ScreenSource } from './ScreenSource';
import * as texts from './texts';
import type { OpenLog } from './useLogFile';

interface ScreensProps {
  readonly log: OpenLog;
  /** A second log, whose screen is shown beside the first. */
  readonly other: OpenLog | null;
  readonly place: number;
}

interface ScreenProps {
  readonly log: OpenLog;
  readonly place: number;
  readonly isNamed: boolean;
  readonly shownZone: string | undefined;
}

function Screen({ log: { name, replay }, place, isNamed, shownZone }: ScreenProps) {
  const at = Math.min(place, replay.entries.length - 1);
  const entry = replay.entries[at];
  // Kept, because a state that is computed again is another object, and would be shown again.
  const [before, state] = useMemo(() => [replay.stateAt(at - 1), replay.stateAt(at)], [replay, at]);
  const label = entry ? texts.screenAt(entry.i) : texts.screenAtStart;
  const fullLabel = isNamed ? texts.screenOf(label, name) : label;
  return (
    <section className={css.screen} aria-label={fullLabel}>
      <div className={css.head}>
        <h2 className={css.title}>
          {label}
          <span className={css.path}>
            {` · ${isNamed ? `${name} · ` : ''}${state.navigation.path ?? texts.noPageYet}`}
          </span>
        </h2>
        <p className={css.inert}>
          <Icon of={Lock} size="sm" />
          {texts.inert}
        </p>
      </div>
      <ScreenSource header={replay.header} shownZone={shownZone} />
      <ReplayedScreen
        label={texts.inertScreen(fullLabel)}
        state={state}
        before={before}
        place={at}
        now={Date.parse(replay.header.started_at) + (entry?.t ?? 0)}
      />
    </section>
  );
}

/**
 * The recorded user's screen at an index of the log, beside that of another log if there is one.
 */
export function Screens({ log, other, place }: ScreensProps) {
  const shownZone = recordedZone(log.replay.header);
  // The screens render after this, in their own effects.
  useLayoutEffect(() => {
    showInZone(shownZone);
    return () => showInZone(undefined);
  }, [shownZone]);
  return (
    <div className={css.screens}>
      <Screen key={log.name} {...{ log, place, shownZone }} isNamed={other !== null} />
      {other ? <Screen log={other} {...{ place, shownZone }} isNamed /> : null}
    </div>
  );
}

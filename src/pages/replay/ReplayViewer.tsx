import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LogEntry } from '#replay/logFormat';
import { numberIn } from '#replay/replayLink';
import { REDUCED_MOTION, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { Notice } from '#shared/ui/feedback/Notice';
import { ActionList } from './panels/ActionList';
import { ComparisonBar } from './ComparisonBar';
import { CopyLinkButton } from './link/CopyLinkButton';
import { Inspector } from './panels/Inspector';
import { PlayerBar } from './player/PlayerBar';
import css from './ReplayViewer.module.css';
import { CaptionBar } from './samples/CaptionBar';
import { Screens } from './Screens';
import * as texts from './texts';
import { Timeline } from './player/Timeline';
import { useComparison } from './useComparison';
import type { OpenLog } from './useLogFile';
import { usePlayer } from './player/usePlayer';
import { VerdictBar } from './VerdictBar';

interface ReplayViewerProps {
  readonly log: OpenLog;
  /** Whether it plays by itself. */
  readonly plays: boolean;
  /** A second log, shown beside the first. */
  readonly other: OpenLog | null;
  readonly onCloseOther: () => void;
}

/** Returns the index of the entry that an address names, or null if the log has none like that. */
function placeIn(fragment: string, entries: readonly LogEntry[]): number | null {
  const number = numberIn(fragment);
  const place = number === null ? -1 : number - (entries[0]?.i ?? 0);
  return place in entries ? place : null;
}

/** An open log: its verdict, timeline, actions and screens, and the changes of each action. */
export function ReplayViewer({ log, plays, other, onCloseOther }: ReplayViewerProps) {
  const { replay, kinds, problem, sample } = log;
  const { entries } = replay;
  const verdict = useMemo(() => replay.verdict(), [replay]);
  const comparison = useComparison(replay, other?.replay ?? null);
  const { hash } = useLocation();
  const isStill = useMediaQuery(REDUCED_MOTION);
  const player = usePlayer(entries, {
    startAt: placeIn(hash, entries) ?? replay.firstScreen(),
    stopAt: comparison?.difference?.place ?? null,
    isSample: sample !== null,
    plays: plays && !isStill,
  });
  const { place, goTo } = player;
  const followLink = useEffectEvent((fragment: string) => {
    const linked = placeIn(fragment, entries);
    if (linked !== null) goTo(linked);
  });
  useEffect(() => followLink(hash), [hash]);
  const [found, setFound] = useState('');

  return (
    <div className={css.viewer}>
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {texts.showingTheRest(problem)}
        </Notice>
      )}
      <VerdictBar replay={replay} verdict={verdict} onGoTo={goTo} />
      {other && comparison ? (
        <ComparisonBar
          comparison={comparison}
          left={log}
          right={other}
          onGoTo={goTo}
          onClose={onCloseOther}
        />
      ) : null}
      <div className={css.controls}>
        <PlayerBar
          player={player}
          entries={entries}
          action={<CopyLinkButton number={entries[place]?.i} log={log} />}
        />
        <Timeline {...{ entries, kinds, verdict, place, goTo }} />
      </div>
      {sample ? <CaptionBar sample={sample} place={place} /> : null}
      <div className={css.body}>
        <ActionList {...{ entries, kinds, verdict, place, goTo, found }} onFind={setFound} />
        <Screens log={log} other={other} place={place} />
        <Inspector {...{ log, other, place, goTo }} />
      </div>
    </div>
  );
}

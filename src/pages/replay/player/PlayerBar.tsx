import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LogEntry } from '#replay/logFormat';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { Checkbox } from '#shared/ui/choices/Checkbox';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { KindLegend } from '../panels/KindLegend';
import * as texts from '../texts';
import css from './PlayerBar.module.css';
import { clockTime } from './playerTime';
import { SpeedChoice } from './SpeedChoice';
import type { Player } from './usePlayer';

interface PlayerBarProps {
  readonly player: Player;
  readonly entries: readonly LogEntry[];
  /** A button for the current action. */
  readonly action: ReactNode;
}

/** The controls that are needed less often, and the legend. */
function MoreControls({ player }: { readonly player: Player }) {
  return (
    <>
      <SpeedChoice speed={player.speed} onChoose={player.chooseSpeed} />
      <Checkbox
        label={texts.skipIdle}
        checked={player.skipsIdle}
        onChange={({ target }) => player.skipIdle(target.checked)}
      />
      <KindLegend />
    </>
  );
}

/** The playback controls and the current position. */
export function PlayerBar({ player, entries, action }: PlayerBarProps) {
  const isPhone = useMediaQuery(PHONE);
  const { place, isPlaying, goTo } = player;
  const last = entries.length - 1;
  const entry = entries[place];
  const time = clockTime((entry?.t ?? entries[0]?.t ?? 0) - (entries[0]?.t ?? 0));
  const step = (to: number) => {
    player.pause();
    goTo(to);
  };
  return (
    <div className={css.bar} role="group" aria-label={texts.player}>
      <div className={css.steps}>
        <IconButton icon={SkipBack} label={texts.toStart} onClick={() => step(-1)} />
        <IconButton
          icon={StepBack}
          label={texts.stepBack}
          aria-disabled={place < 0 || undefined}
          onClick={() => step(place - 1)}
        />
        <IconButton
          round
          variant="primary"
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? texts.pause : texts.play}
          onClick={isPlaying ? player.pause : player.play}
        />
        <IconButton
          icon={StepForward}
          label={texts.stepForward}
          aria-disabled={place >= last || undefined}
          onClick={() => step(place + 1)}
        />
        <IconButton icon={SkipForward} label={texts.toEnd} onClick={() => step(last)} />
      </div>
      <p className={css.place}>
        <strong>{entry ? entry.i : texts.start}</strong>
        {` · ${texts.stepOf(place + 1, entries.length)} · ${time}`}
      </p>
      {action}
      {isPhone ? (
        <details className={css.more}>
          <summary>{texts.moreControls}</summary>
          <MoreControls player={player} />
        </details>
      ) : (
        <MoreControls player={player} />
      )}
    </div>
  );
}

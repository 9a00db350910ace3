import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { Verdict } from '#replay/createReplay';
import type { LogEntry } from '#replay/logFormat';
import type { ActionKind } from '../panels/actionKind';
import kindCss from '../panels/kind.module.css';
import * as texts from '../texts';
import css from './Timeline.module.css';
import { BUCKETS, timelineBuckets } from './timelineBuckets';

interface TimelineProps {
  readonly entries: readonly LogEntry[];
  readonly kinds: readonly ActionKind[];
  readonly verdict: Verdict;
  readonly place: number;
  readonly goTo: (place: number) => void;
}

const HEIGHT = 40;
const BARS = 28;

/** The whole log at a glance: activity over time, notable actions and a slider to any action. */
export function Timeline({ entries, kinds, verdict, place, goTo }: TimelineProps) {
  const buckets = useMemo(() => timelineBuckets(entries, kinds), [entries, kinds]);
  const last = Math.max(entries.length - 1, 1);
  const across = (at: number) => (Math.max(at, 0) / last) * BUCKETS;
  const entry = entries[place];
  return (
    <div className={css.timeline}>
      <svg
        className={css.picture}
        viewBox={`0 0 ${BUCKETS} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {verdict.matches ? null : (
          <rect
            className={css.divergent}
            x={across(verdict.from)}
            width={Math.max(across(verdict.to) - across(verdict.from), 0.5)}
            height={HEIGHT}
          />
        )}
        {buckets.map(({ share, marker }, index) => (
          <g key={index}>
            <rect
              className={css.bar}
              x={index + 0.1}
              width={0.8}
              y={BARS - Math.max(share * BARS, 1)}
              height={Math.max(share * BARS, 1)}
            />
            {marker ? (
              <rect
                className={clsx(css.marker, kindCss[marker])}
                x={index + 0.15}
                width={0.7}
                y={BARS + 4}
                height={6}
              />
            ) : null}
          </g>
        ))}
        <rect className={css.now} x={across(place) - 0.1} width={0.2} height={HEIGHT} />
      </svg>
      <input
        type="range"
        className={css.slider}
        aria-label={texts.position}
        min={-1}
        max={entries.length - 1}
        value={place}
        aria-valuetext={entry ? texts.action(entry.i, entry.action.type) : texts.start}
        onChange={({ target }) => goTo(Number(target.value))}
      />
    </div>
  );
}

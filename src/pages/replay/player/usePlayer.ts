import { useEffect, useState } from 'react';
import type { LogEntry } from '#replay/logFormat';
import { SAMPLE_SPEED } from '../samples/samples';
import { nextStep, type Speed } from './playerTime';

/** The playback position and the controls to change it. */
export interface Player {
  /** Index of the current entry. -1 is before the first. */
  place: number;
  isPlaying: boolean;
  speed: Speed;
  skipsIdle: boolean;
  goTo: (place: number) => void;
  play: () => void;
  pause: () => void;
  chooseSpeed: (speed: Speed) => void;
  skipIdle: (on: boolean) => void;
}

interface PlayerOptions {
  /** The position at the beginning. */
  readonly startAt: number;
  /** Where playback stops before the last entry. */
  readonly stopAt: number | null;
  /** Whether the log is a sample, which is watched at its own pace, twice as fast. */
  readonly isSample: boolean;
  /** Whether playback begins by itself. */
  readonly plays: boolean;
}

/** Plays a log's entries. Playback stops at the last entry, or on reaching `stopAt`. */
export function usePlayer(
  entries: readonly LogEntry[],
  { startAt, stopAt, isSample, plays }: PlayerOptions,
): Player {
  const last = entries.length - 1;
  const [place, setPlace] = useState(startAt);
  const [wantsToPlay, setPlaying] = useState(plays);
  const [speed, chooseSpeed] = useState<Speed>(isSample ? SAMPLE_SPEED : 1);
  const [skipsIdle, skipIdle] = useState(!isSample);
  const isPlaying = wantsToPlay && place < last;

  useEffect(() => {
    if (!isPlaying) return;
    const step = nextStep(entries, place, { speed, skipsIdle });
    if (!step) return;
    const stops = stopAt !== null && place < stopAt && step.place >= stopAt;
    const timer = setTimeout(() => {
      setPlace(stops ? stopAt : step.place);
      if (stops) setPlaying(false);
    }, step.wait);
    return () => clearTimeout(timer);
  }, [isPlaying, entries, place, speed, skipsIdle, stopAt]);

  return {
    place,
    isPlaying,
    speed,
    skipsIdle,
    goTo(wanted) {
      // Playback ends at the last entry, so jumping back from there doesn't restart it.
      if (!isPlaying) setPlaying(false);
      setPlace(Math.max(-1, Math.min(wanted, last)));
    },
    play() {
      if (place >= last) setPlace(-1);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    chooseSpeed,
    skipIdle,
  };
}

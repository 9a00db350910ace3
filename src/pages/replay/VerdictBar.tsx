import { CircleCheck, Copy, GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { Replay, Verdict } from '#replay/createReplay';
import { describeVerdict } from '#replay/describe';
import { copyText } from '#shared/lib/copyText';
import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import * as texts from './texts';
import css from './VerdictBar.module.css';

interface VerdictBarProps {
  readonly replay: Replay<object>;
  readonly verdict: Verdict;
  readonly onGoTo: (place: number) => void;
}

const copies = { no: texts.copyReport, done: texts.copied, failed: texts.copyFailed };

/** Shows whether the replay matches the recording, or where it first diverges. */
export function VerdictBar({ replay, verdict, onGoTo }: VerdictBarProps) {
  const [copied, setCopied] = useState<keyof typeof copies>('no');
  if (verdict.matches)
    return (
      <Notice tone="success" icon={CircleCheck} role="status" className={css.bar}>
        {verdict.checked === 0
          ? texts.matchesWithoutHashes
          : texts.matches(verdict.checked, replay.entries.length)}
      </Notice>
    );
  const { from, to, expected, found, error } = verdict;
  const [first, last] = [replay.entries[from], replay.entries[to]];
  const isOne = from === to;
  const copy = async () =>
    setCopied((await copyText(describeVerdict(replay).join('\n'))) ? 'done' : 'failed');
  return (
    <Notice tone="danger" icon={GitCompareArrows} role="status" className={css.bar}>
      <strong>
        {isOne
          ? texts.divergesAt(first?.i, first?.action.type)
          : texts.divergesAmong(first?.i, last?.i)}
      </strong>{' '}
      {texts.stopsMatching(expected, found)}
      {error === null ? null : ` ${texts.reducerThrew(error)}`}
      <span className={css.actions}>
        <Button size="sm" onClick={() => onGoTo(from)}>
          {texts.goToAction(first?.i ?? '')}
        </Button>
        <Button size="sm" icon={Copy} onClick={() => void copy()}>
          {copies[copied]}
        </Button>
      </span>
    </Notice>
  );
}

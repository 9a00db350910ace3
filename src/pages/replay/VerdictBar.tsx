import { CircleCheck, Copy, GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { Replay, Verdict } from '#replay/createReplay';
import { describeVerdict } from '#replay/describe';
import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import css from './VerdictBar.module.css';

interface VerdictBarProps {
  readonly replay: Replay<object>;
  readonly verdict: Verdict;
  readonly onGoTo: (place: number) => void;
}

const copies = { no: 'Copy report', done: 'Copied', failed: 'Could not copy' };

/** Shows whether the replay matches the recording, or where it first diverges. */
export function VerdictBar({ replay, verdict, onGoTo }: VerdictBarProps) {
  const [copied, setCopied] = useState<keyof typeof copies>('no');
  if (verdict.matches)
    return (
      <Notice tone="success" icon={CircleCheck} role="status" className={css.bar}>
        {verdict.checked === 0
          ? 'Replay matches the recording as far as can be told: the log holds no hashes.'
          : `Replay matches the recording: ${verdict.checked.toLocaleString('en')} of ${replay.entries.length.toLocaleString('en')} states compared.`}
      </Notice>
    );
  const { from, to, expected, found, error } = verdict;
  const [first, last] = [replay.entries[from], replay.entries[to]];
  const isOne = from === to;
  const copy = () =>
    navigator.clipboard.writeText(describeVerdict(replay).join('\n')).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  return (
    <Notice tone="danger" icon={GitCompareArrows} role="status" className={css.bar}>
      <strong>
        {isOne
          ? `First divergence: action ${first?.i} ${first?.action.type}.`
          : `First divergence: among the actions ${first?.i} to ${last?.i}.`}
      </strong>{' '}
      The replayed state stops matching the recording. Recorded {expected}, replayed {found}.
      {error === null ? null : ` The reducer threw ${error}.`}
      <span className={css.actions}>
        <Button size="sm" onClick={() => onGoTo(from)}>
          Go to {first?.i}
        </Button>
        <Button size="sm" icon={Copy} onClick={() => void copy()}>
          {copies[copied]}
        </Button>
      </span>
    </Notice>
  );
}

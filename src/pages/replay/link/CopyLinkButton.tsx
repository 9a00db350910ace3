import { Link } from 'lucide-react';
import { useState } from 'react';
import { fragmentTo, replayPath } from '#replay/replayLink';
import { copyText } from '#shared/lib/copyText';
import { Button } from '#shared/ui/buttons/Button';
import { stillPath } from '../samples/samples';
import * as texts from '../texts';
import type { OpenLog } from '../useLogFile';

interface CopyLinkButtonProps {
  /** The number of the current action; undefined before the first. */
  readonly number: number | undefined;
  readonly log: Pick<OpenLog, 'sample' | 'token'>;
}

const labels = { no: texts.linkToAction, done: texts.copied, failed: texts.copyFailed };

/**
 * Copies the address of the current action: of a sample or the log of a link, or for readers who
 * have the log.
 */
export function CopyLinkButton({ number, log: { sample, token } }: CopyLinkButtonProps) {
  const [copied, setCopied] = useState<{ at?: number; how: keyof typeof labels }>({ how: 'no' });
  const copy = async (at: number) => {
    const page = sample ? stillPath(sample.name) : replayPath;
    const isCopied = await copyText(window.location.origin + page + fragmentTo(at, token));
    setCopied({ at, how: isCopied ? 'done' : 'failed' });
  };
  return (
    <Button
      size="sm"
      icon={Link}
      aria-disabled={number === undefined || undefined}
      onClick={() => void (number !== undefined && copy(number))}
    >
      <span aria-live="polite">{labels[copied.at === number ? copied.how : 'no']}</span>
    </Button>
  );
}

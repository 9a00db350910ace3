import { Link } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fragmentTo } from '#replay/replayLink';
import { copyText } from '#shared/lib/copyText';
import { Button } from '#shared/ui/buttons/Button';
import * as texts from '../texts';

interface CopyLinkButtonProps {
  /** The number of the current action; undefined before the first. */
  readonly number: number | undefined;
  /** The token of a log that was opened by a link; null for others. */
  readonly token: string | null;
}

const labels = { no: texts.linkToAction, done: texts.copied, failed: texts.copyFailed };

/** Copies the address of the current action. */
export function CopyLinkButton({ number, token }: CopyLinkButtonProps) {
  const { pathname, search } = useLocation();
  const [copied, setCopied] = useState<{ at?: number; how: keyof typeof labels }>({ how: 'no' });
  const copy = async (at: number) => {
    const address = `${window.location.origin}${pathname}${search}${fragmentTo(at, token)}`;
    const isCopied = await copyText(address);
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

import { History } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatPath } from '#replay/history/statePath';
import { IconButton } from '#shared/ui/buttons/IconButton';
import * as texts from './texts';

interface HistoryButtonProps {
  readonly path: readonly (string | number)[];
  /** Receives the path as text. */
  readonly onHistory: (path: string) => void;
}

/** Asks for the history of a value. */
export function HistoryButton({ path, onHistory }: HistoryButtonProps) {
  const text = formatPath(path);
  const ask = (event: MouseEvent) => {
    // The tree of the state opens a branch on any click in its line.
    event.stopPropagation();
    onHistory(text);
  };
  return (
    <IconButton
      icon={History}
      size="xs"
      label={texts.historyOf(text)}
      onClick={ask}
      title={texts.history}
    />
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton';
import * as texts from '../../texts';
import css from './Chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  /** Shows the remove button. `removeLabel` names it, such as 'Remove AI Ethics'. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
}

/** A small rounded label, such as a field of interest. */
export function Chip({ children, onRemove, removeLabel = texts.remove }: ChipProps) {
  return (
    <span className={css.chip}>
      <bdi>{children}</bdi>
      {onRemove ? (
        <IconButton
          label={removeLabel}
          icon={X}
          size="xs"
          round
          className={css.remove}
          onClick={onRemove}
        />
      ) : null}
    </span>
  );
}

import { Button } from '#shared/ui/buttons/Button';
import css from './DraftLine.module.css';

interface DraftLineProps {
  readonly onDiscard: () => void;
}

/** Says that what stands in a field was typed earlier, and offers to throw it away. */
export function DraftLine({ onDiscard }: DraftLineProps) {
  return (
    <p className={css.line}>
      Draft restored ·{' '}
      <Button variant="link" onClick={onDiscard}>
        Discard
      </Button>
    </p>
  );
}

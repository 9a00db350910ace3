import { Button } from '#shared/ui/buttons/Button';
import css from './DraftLine.module.css';

interface DraftLineProps {
  readonly onDiscard: () => void;
}

/** Explains that a field's text was restored from a draft, and offers to discard it. */
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

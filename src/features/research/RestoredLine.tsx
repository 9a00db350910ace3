import { Button } from '#shared/ui/buttons/Button';
import css from './RestoredLine.module.css';

/** Says that what stands in a form was typed earlier, and offers to throw it away. */
export function RestoredLine({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className={css.line}>
      Draft restored ·{' '}
      <Button variant="link" onClick={onDiscard}>
        Discard
      </Button>
    </p>
  );
}

import { Button } from '#shared/ui/buttons/Button';
import * as texts from '../texts';
import css from './DraftLine.module.css';

interface DraftLineProps {
  readonly onDiscard: () => void;
}

/** Explains that a field's text was restored from a draft, and offers to discard it. */
export function DraftLine({ onDiscard }: DraftLineProps) {
  return (
    <p className={css.line}>
      {texts.draftRestored} ·{' '}
      <Button
        variant="link"
        onClick={({ currentTarget }) => {
          // The focused button is removed with the draft.
          const fields = 'textarea, input:not([type="file"])';
          currentTarget.form?.querySelector<HTMLElement>(fields)?.focus();
          onDiscard();
        }}
      >
        {texts.discard}
      </Button>
    </p>
  );
}

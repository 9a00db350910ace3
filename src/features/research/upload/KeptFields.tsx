import { Button } from '#shared/ui/buttons/Button';
import type { PaperFields } from '../papers/papersApi';
import * as texts from '../texts';
import css from './UploadPaper.module.css';

const names: Readonly<Record<keyof PaperFields, string>> = {
  title: texts.title,
  author: texts.author,
  research_field: texts.researchField,
  abstract: texts.abstract,
  doi: texts.doi,
  published_year: texts.year,
};

interface KeptFieldsProps {
  /** At least one. */
  readonly kept: readonly (keyof PaperFields)[];
  /** The text of the button. */
  readonly action: string;
  readonly disabled: boolean;
  readonly onReplace: () => void;
}

/** Says which fields keep what the user typed, and offers to replace it. */
export const KeptFields = ({ kept, action, disabled, onReplace }: KeptFieldsProps) => (
  <>
    <p>{texts.keptTyped(kept.map((name) => names[name]))}</p>
    <Button size="sm" className={css.replace} aria-disabled={disabled} onClick={onReplace}>
      {action}
    </Button>
  </>
);

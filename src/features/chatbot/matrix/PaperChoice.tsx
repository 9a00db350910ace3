import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { MATRIX_PAPERS_MAX } from '#contract/limits';
import { FieldError } from '#shared/ui/fields/FieldError';
import { IconButton } from '#shared/ui/buttons/IconButton';
import type { ChosenPaper } from './chosenPapers';
import css from './PaperChoice.module.css';
import * as texts from './texts';

/** The parts of a list of papers to choose from. */
export interface PickerParts {
  readonly chosenIds: ReadonlySet<number>;
  /** Whether no more papers can be chosen. */
  readonly isFull: boolean;
  readonly onChoose: (papers: readonly ChosenPaper[]) => void;
  readonly onRemove: (id: number) => void;
}

export interface PickerSlot {
  /** Renders the ways to find papers. */
  readonly picker: (parts: PickerParts) => ReactNode;
}

interface PaperChoiceProps extends PickerSlot {
  readonly papers: readonly ChosenPaper[];
  readonly error: string | undefined;
  readonly onChange: (papers: readonly ChosenPaper[]) => void;
}

/** The papers chosen for a matrix, and the ways to find more. */
export function PaperChoice({ papers, error, picker, onChange }: PaperChoiceProps) {
  const chosenIds = new Set(papers.map(({ id }) => id));
  const remove = (removed: number) => onChange(papers.filter(({ id }) => id !== removed));
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{texts.papersStep}</legend>
      <p className={css.count} role="status">
        {texts.chosen(papers.length)}
      </p>
      {papers.length > 0 ? (
        <ul className={css.chosen} aria-label={texts.chosenPapers}>
          {papers.map(({ id, title }) => (
            <li key={id} className={css.paper}>
              <span className={css.title} dir="auto">
                {title}
              </span>
              <IconButton
                icon={X}
                size="sm"
                label={texts.takeOut(title)}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {picker({
        chosenIds,
        isFull: papers.length >= MATRIX_PAPERS_MAX,
        onChoose: (more) => {
          const fresh = more.filter(({ id }) => !chosenIds.has(id));
          onChange([...papers, ...fresh].slice(0, MATRIX_PAPERS_MAX));
        },
        onRemove: remove,
      })}
    </fieldset>
  );
}

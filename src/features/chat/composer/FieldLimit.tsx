import { FieldError } from '#shared/ui';
import { charactersLeftText } from './charactersLeft';
import css from './MessageComposer.module.css';

interface FieldLimitProps {
  readonly id: string;
  /** The characters left; negative if there are too many, null while there is room enough. */
  readonly left: number | null;
}

/** Shows how many characters a message may still have, or by how many it is too long. */
export function FieldLimit({ id, left }: FieldLimitProps) {
  if (left === null) return null;
  const text = charactersLeftText(left);
  return (
    <div id={id} className={css.limit}>
      {left < 0 ? <FieldError>{text}</FieldError> : text}
    </div>
  );
}

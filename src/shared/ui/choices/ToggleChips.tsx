import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import fieldCss from '../fields/Field.module.css';
import { FieldError } from '../fields/FieldError';
import { isHintShown, useFieldWiring, type FieldProps } from '../fields/fieldProps';
import { Icon } from '../marks/Icon';
import css from './ToggleChips.module.css';

interface ToggleChipsProps extends Omit<FieldProps, 'labelHidden'> {
  readonly options: readonly string[];
  readonly value: readonly string[];
  /** Called with the chosen options in the order of `options`. */
  readonly onChange: (value: string[]) => void;
  /** How many may be chosen; all by default. */
  readonly max?: number | undefined;
  readonly id?: string | undefined;
  /** At the end of the row, such as a field for a further option. */
  readonly children?: ReactNode;
}

/** A group of chips that are each on or off. */
export function ToggleChips(props: ToggleChipsProps) {
  const { label, hint, error, errorHidden, options, value, onChange, max, id, children } = props;
  const wiring = useFieldWiring({ hint, error, errorHidden }, id);
  const full = max !== undefined && value.length >= max;

  const toggle = (option: string) => {
    const on = value.includes(option);
    if (!on && full) return;
    onChange(options.filter((each) => (each === option ? !on : value.includes(each))));
  };

  return (
    <div
      role="group"
      id={wiring.id}
      aria-labelledby={wiring.labelId}
      aria-describedby={wiring.control['aria-describedby']}
      className={fieldCss.field}
    >
      <span id={wiring.labelId} className={fieldCss.label}>
        {label}
      </span>
      <div className={clsx(css.row, error && css.invalid)}>
        {options.map((option) => {
          const on = value.includes(option);
          return (
            <button
              key={option}
              type="button"
              aria-pressed={on}
              aria-disabled={(!on && full) || undefined}
              className={css.chip}
              onClick={() => {
                toggle(option);
              }}
            >
              {on ? <Icon of={Check} size="sm" /> : null}
              <bdi>{option}</bdi>
            </button>
          );
        })}
        {children}
      </div>
      {error ? (
        <FieldError id={wiring.errorId} hidden={errorHidden}>
          {error}
        </FieldError>
      ) : null}
      {isHintShown(props) ? (
        <div id={wiring.hintId} className={fieldCss.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

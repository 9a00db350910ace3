import { clsx } from 'clsx';
import { useMemo, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { isComposing } from '../../keys/composing';
import { Field } from '../fields/Field';
import { useFieldWiring, type FieldProps } from '../fields/fieldProps';
import inputCss from '../fields/input.module.css';
import { VisuallyHidden } from '../marks/VisuallyHidden';
import * as texts from '../../texts';
import { useFreeCombobox } from './useFreeCombobox';
import { suggest, suggestSimilar } from './suggest';
import css from './Combobox.module.css';

type NativeProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type' | 'list'>;

/** Props of a combobox: its label and messages, its options, and a native input's attributes. */
export interface ComboboxProps extends NativeProps, FieldProps {
  readonly options: readonly string[];
  readonly value: string;
  /** Called with the text, whether typed or chosen from the list. */
  readonly onChange: (text: string) => void;
  /** The text of a last row that keeps the typed text if it matches no option. */
  readonly newOptionText?: ((typed: string) => string) | undefined;
  /** Other names by which an option is found. */
  readonly otherNames?: ((option: string) => readonly string[]) | undefined;
  /** Shown instead of the list while a typed text matches no option. */
  readonly emptyText?: string | undefined;
}

function countText(open: boolean, count: number): string {
  if (!open) return '';
  if (count === 0) return texts.noSuggestions;
  return texts.suggestions(count);
}

type RowOptions = Pick<ComboboxProps, 'options' | 'newOptionText' | 'otherNames'>;

interface Row {
  /** The field's value once the row is chosen. */
  value: string;
  text: string;
}

function listRows(typed: string, { options, newOptionText, otherNames }: RowOptions): Row[] {
  const fitting = suggest(options, typed, otherNames);
  const rows = fitting.map((value) => ({ value, text: value }));
  if (!newOptionText || typed.trim() === '') return rows;
  if (rows.length === 0)
    for (const value of suggestSimilar(options, typed))
      rows.push({ value, text: texts.didYouMean(value) });
  const isKnown = options.some((option) => option.toLowerCase() === typed.trim().toLowerCase());
  return isKnown ? rows : [...rows, { value: typed, text: newOptionText(typed.trim()) }];
}

/** A text field with suggestions. Any text is allowed. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    errorHidden,
    options,
    value,
    onChange,
    newOptionText,
    otherNames,
    emptyText,
    ...rest
  } = props;
  const { id, className, ...native } = rest;
  const wiring = useFieldWiring({ hint, error, errorHidden }, id, native['aria-describedby']);
  const rows = useMemo(
    () => listRows(value, { options, newOptionText, otherNames }),
    [options, value, newOptionText, otherNames],
  );
  const items = useMemo(() => rows.map((row) => row.value), [rows]);
  const list = useFreeCombobox({
    items,
    value,
    onChange,
    inputId: wiring.id,
    labelId: wiring.labelId,
  });
  const shown = list.isOpen && items.length > 0;

  return (
    <Field {...{ label, labelHidden, hint, error, errorHidden, wiring }}>
      <div className={inputCss.box}>
        <input
          {...list.getInputProps({
            ...native,
            ...wiring.control,
            'aria-expanded': shown,
            // Set here and not after downshift's own round, so that the caret stays in place.
            onChange: (event) => {
              onChange(event.currentTarget.value);
            },
            onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
              native.onKeyDown?.(event);
              // The keys of an input method move through its own list.
              if (isComposing(event.nativeEvent))
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          type="text"
          dir="auto"
          className={clsx(inputCss.input, className)}
        />
        <ul {...list.getMenuProps()} className={css.list} hidden={!shown}>
          {shown &&
            rows.map(({ value: item, text }, index) => (
              <li
                key={text}
                {...list.getItemProps({ item, index })}
                className={css.item}
                dir="auto"
              >
                {text}
              </li>
            ))}
        </ul>
        <span role="status">
          {list.isOpen && !shown && emptyText ? (
            <span className={css.empty}>{emptyText}</span>
          ) : (
            <VisuallyHidden>{countText(list.isOpen, items.length)}</VisuallyHidden>
          )}
        </span>
      </div>
    </Field>
  );
}

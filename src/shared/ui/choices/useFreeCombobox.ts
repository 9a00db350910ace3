import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

type State = UseComboboxState<string>;
type Change = UseComboboxStateChangeOptions<string>;

/** Leaving the field and Escape close the list but must not touch what the reader typed. */
function keepFreeText(state: State, { type, changes }: Change): Partial<State> {
  const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputBlur || type === InputKeyDownEscape) {
    return { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem };
  }
  return changes;
}

interface FreeComboboxOptions {
  readonly items: string[];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputId: string;
  readonly labelId: string;
}

/** A combobox whose value is its text: suggestions help, but anything may be typed. */
export function useFreeCombobox(options: FreeComboboxOptions) {
  const { items, value, onChange, inputId, labelId } = options;
  return useCombobox<string>({
    items,
    inputId,
    labelId,
    inputValue: value,
    // The text is the value, so nothing is ever "selected" and any item can be taken twice.
    selectedItem: null,
    itemToString: (item) => item ?? '',
    stateReducer: keepFreeText,
    onStateChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
  });
}

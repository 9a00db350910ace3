import { Plus } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { INTEREST_MAX_LENGTH, INTEREST_OPTIONS, MAX_INTERESTS } from '#contract/limits';
import { isList } from '#contract/typed/splitList';
import { hasVisibleText } from '#contract/visibleText';
import { isComposing } from '#shared/keys/composing';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { TextField } from '#shared/ui/fields/TextField';
import { ToggleChips } from '#shared/ui/choices/ToggleChips';
import css from './CompleteProfilePage.module.css';
import { addInterests, isOffered } from './interests';
import * as texts from './texts';

interface InterestsFieldProps {
  readonly chosen: readonly string[];
  /** A custom interest that is not added yet. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (chosen: string[], typed: string) => void;
}

/** The offered interests as chips, followed by the user's own, and a field to add more. */
export function InterestsField({ chosen, typed, error, onChange }: InterestsFieldProps) {
  // A custom interest that is switched off stays visible.
  const [own, setOwn] = useState(() => chosen.filter((each) => !isOffered(each)));
  const isFull = chosen.length >= MAX_INTERESTS;

  const add = (text = typed) => {
    const next = addInterests(chosen, text);
    const fresh = next.chosen.filter((each) => !isOffered(each) && !own.includes(each));
    setOwn([...own, ...fresh]);
    onChange(next.chosen, next.left);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !hasVisibleText(typed)) return;
    event.preventDefault();
    if (!isComposing(event.nativeEvent)) add();
  };
  // The field has one line and a limit, which would cut a list and join its lines.
  const addPasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!isList(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  };

  return (
    <div className={css.interests}>
      <ToggleChips
        label={texts.interests}
        options={[...INTEREST_OPTIONS, ...own]}
        value={chosen}
        max={MAX_INTERESTS}
        error={error}
        errorHidden
        onChange={(value) => onChange(value, typed)}
      />
      <TextField
        label={texts.anotherInterest}
        value={typed}
        maxLength={INTEREST_MAX_LENGTH}
        hint={isFull ? texts.maxInterests : undefined}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onChange([...chosen], event.currentTarget.value)}
        onKeyDown={addOnEnter}
        onPaste={addPasted}
        trailing={
          <IconButton
            label={texts.addInterest}
            icon={Plus}
            size="sm"
            aria-disabled={isFull || !hasVisibleText(typed)}
            onClick={() => add()}
          />
        }
      />
    </div>
  );
}

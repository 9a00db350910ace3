import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Select } from '#shared/ui/choices/Select';
import { selectDocument } from '../assistantSelectors';
import { scopeChosen, type AskScope } from '../chatbotEvents';

/** Selects the sources for the next question. */
export function ScopeChoice() {
  const dispatch = useAppDispatch();
  const scope = useAppSelector((state) => state.assistant.scope);
  const hasDocument = useAppSelector((state) => selectDocument(state) !== null);
  return (
    <Select
      label="Answer from"
      labelHidden
      value={scope}
      onChange={({ target }) => dispatch(scopeChosen({ scope: target.value as AskScope }))}
    >
      <option value="document">
        {hasDocument ? 'Answer from this document' : 'Answer from my latest document'}
      </option>
      <option value="mine">Answer from all my documents</option>
      <option value="papers">Answer from papers on Quad</option>
      <option value="help">Answer from Quad Help</option>
    </Select>
  );
}

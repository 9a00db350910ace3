import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Select } from '#shared/ui/choices/Select';
import { selectDocument } from '../selectDocument';
import { scopeChosen } from '../chatbotEvents';
import type { AskScope } from '../chatbotState';
import * as texts from '../texts';

/** Selects the sources for the next question. */
export function ScopeChoice() {
  const dispatch = useAppDispatch();
  const scope = useAppSelector((state) => state.chatbot.scope);
  const hasDocument = useAppSelector((state) => selectDocument(state) !== null);
  return (
    <Select
      label={texts.answerFrom}
      labelHidden
      value={scope}
      onChange={({ target }) => dispatch(scopeChosen({ scope: target.value as AskScope }))}
    >
      <option value="document">
        {hasDocument ? texts.answerFromDocument : texts.answerFromLatest}
      </option>
      <option value="mine">{texts.answerFromMine}</option>
      <option value="papers">{texts.answerFromPapers}</option>
      <option value="help">{texts.answerFromHelp}</option>
    </Select>
  );
}

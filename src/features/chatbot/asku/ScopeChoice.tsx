import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Select } from '#shared/ui/choices/Select';
import { selectDocument } from '../selectDocument';
import { scopeChosen } from '../chatbotEvents';
import type { AskScope } from '../chatbotState';
import * as texts from '../texts';

/** Selects the sources for the next question. Without a document, all of Quad takes its place. */
export function ScopeChoice() {
  const dispatch = useAppDispatch();
  const scope = useAppSelector((state) => state.chatbot.scope);
  const hasDocument = useAppSelector((state) => selectDocument(state) !== null);
  return (
    <Select
      label={texts.answerFrom}
      labelHidden
      value={scope === 'papers' && !hasDocument ? 'document' : scope}
      onChange={({ target }) => dispatch(scopeChosen({ scope: target.value as AskScope }))}
    >
      <option value="document">
        {hasDocument ? texts.answerFromDocument : texts.answerFromQuad}
      </option>
      <option value="mine">{texts.answerFromMine}</option>
      {hasDocument ? <option value="papers">{texts.answerFromQuad}</option> : null}
    </Select>
  );
}

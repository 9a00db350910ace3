import { Paperclip, SendHorizontal } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { ACCEPTED_KINDS } from '#contract/fileKinds';
import { acceptOf } from '#shared/files/fileRules';
import { draftChanged, draftCleared, selectDraft } from '#shared/drafts/draftsSlice';
import { sendOnKey } from '#shared/keys/sendKeys';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { tooLong } from '#shared/texts';
import { FieldError } from '#shared/ui/fields/FieldError';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { DRAFT_KEY } from '../messageThunks';
import { selectDocument } from '../selectDocument';
import { chooseFile, excessOf, send } from '../sendThunks';
import * as texts from '../texts';
import { ChosenPdf } from './ChosenPdf';
import css from './Composer.module.css';

/** The placeholder of the question, by its sources. */
const placeholders = {
  document: texts.askAboutPaper,
  none: texts.attachOrAsk,
  mine: texts.askAboutMine,
  papers: texts.askAboutQuad,
} as const;

interface ComposerProps {
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

/**
 * The field for a question and the button to attach a PDF. Enter sends, Shift+Enter starts a new
 * line.
 */
export function Composer({ fieldRef }: ComposerProps) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectDraft(state, DRAFT_KEY));
  const scope = useAppSelector((state) => state.chatbot.scope);
  const hasDocument = useAppSelector((state) => selectDocument(state) !== null);
  const placeholder = placeholders[scope === 'document' && !hasDocument ? 'none' : scope];
  const isAnalysing = useAppSelector((state) => state.chatbot.analysing !== null);
  const picker = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const excess = excessOf(text);
  const mustWait = isAnalysing && text.trim() !== '';

  const submit = () => {
    if (dispatch(send(text)) && text !== '') dispatch(draftCleared(DRAFT_KEY));
  };
  return (
    <form
      className={css.composer}
      aria-label={texts.askChatbot}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChosenPdf />
      <div className={css.row}>
        <IconButton
          icon={Paperclip}
          label={texts.attachPdf}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          hidden
          type="file"
          accept={acceptOf(ACCEPTED_KINDS.chatbot)}
          aria-label={texts.pdfToAttach}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Reset the input so that the same file can be chosen again.
            target.value = '';
            if (file) dispatch(chooseFile(file));
          }}
        />
        <textarea
          ref={fieldRef}
          className={css.field}
          rows={1}
          dir="auto"
          aria-label={texts.yourQuestion}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={excess > 0 ? errorId : undefined}
          placeholder={isAnalysing ? texts.waitForAnalysis : placeholder}
          value={text}
          onChange={({ target }) => dispatch(draftChanged({ key: DRAFT_KEY, text: target.value }))}
          onKeyDown={(event) => sendOnKey(event, 'enter', submit)}
        />
        <IconButton
          type="submit"
          label={texts.send}
          icon={SendHorizontal}
          variant="primary"
          round
          aria-disabled={isAnalysing || undefined}
        />
      </div>
      <p role="status" className={css.note}>
        {mustWait ? texts.sendLater : null}
      </p>
      {excess > 0 ? (
        <div id={errorId}>
          <FieldError>{tooLong(excess)}</FieldError>
        </div>
      ) : null}
    </form>
  );
}

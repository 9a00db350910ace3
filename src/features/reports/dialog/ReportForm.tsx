import { useId, useRef, useState, type FormEvent } from 'react';
import { REPORT_NOTE_MAX_LENGTH } from '#contract/limits';
import { errorDetail, hasStatus } from '#api/errors';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useDraft } from '#shared/drafts/useDraft';
import { lengthProblem, textProblem } from '#shared/lib/textLimit';
import type { ReportSubject } from '#shared/report/useReport';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { useCreateReportMutation } from '../reportsApi';
import * as texts from '../texts';
import { MessageChoice } from './MessageChoice';
import { OTHER_REASON, reasonsFor } from './reasons';
import css from './ReportDialog.module.css';

/** The refusals whose own text the reporter can use. */
const EXPLAINED = [400, 404, 409, 429];

interface ReportFormProps {
  /** The id of the form, for a button outside it. */
  readonly id: string;
  readonly subject: ReportSubject;
  readonly onSending: (isSending: boolean) => void;
  readonly onSent: () => void;
}

/** The reason, the note and, for a message, the other messages of a report. */
export function ReportForm({ id: formId, subject, onSending, onSent }: ReportFormProps) {
  const { kind, id, messages = [] } = subject;
  const reasonName = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [createReport, { isLoading, error }] = useCreateReportMutation();
  const [reason, setReason] = useState(reasonsFor[kind][0] ?? OTHER_REASON);
  const draft = useDraft(`report:${kind}:${id}`);
  const note = draft.text;
  const [messageIds, setMessageIds] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const isOther = reason === OTHER_REASON;

  const findProblem = () =>
    isOther
      ? textProblem(note, REPORT_NOTE_MAX_LENGTH, texts.noteMissing)
      : lengthProblem(note, REPORT_NOTE_MAX_LENGTH);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = findProblem();
    setProblem(found);
    if (found !== undefined) {
      words.current?.focus();
      return;
    }
    onSending(true);
    const response = await createReport({ kind, id, reason, note: note.trim(), messageIds });
    onSending(false);
    if (response.error) return;
    draft.clear();
    onSent();
  };

  return (
    <form
      id={formId}
      className={css.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <fieldset className={css.reasons}>
        <legend className={css.legend}>{texts.reason}</legend>
        {reasonsFor[kind].map((text) => (
          <label key={text} className={css.reason}>
            <input
              type="radio"
              name={reasonName}
              checked={reason === text}
              onChange={() => {
                setProblem(undefined);
                setReason(text);
              }}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {messages.length > 1 ? (
        <MessageChoice
          messages={messages}
          reportedId={id}
          chosen={messageIds}
          onChange={setMessageIds}
        />
      ) : null}
      <TextArea
        ref={words}
        label={isOther ? texts.whatIsWrong(kind) : texts.anythingToAdd}
        rows={3}
        value={note}
        error={problem}
        readOnly={isLoading}
        onChange={(event) => {
          setProblem(undefined);
          draft.change(event.target.value);
        }}
      />
      {draft.isRestored ? <DraftLine onDiscard={() => draft.clear()} /> : null}
      {error && !isLoading ? (
        <Notice tone="danger" role="alert">
          {EXPLAINED.some((status) => hasStatus(error, status))
            ? errorDetail(error, texts.reportNotSent)
            : texts.reportNotSent}
        </Notice>
      ) : null}
    </form>
  );
}

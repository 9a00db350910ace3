import { useId, useRef, useState, type FormEvent } from 'react';
import type { Post } from '#contract/entities/post';
import { REPORT_REASON_MAX_LENGTH } from '#contract/limits';
import { feedMessages } from '#contract/messages';
import { hasVisibleText } from '#contract/visibleText';
import { errorDetail, hasStatus } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { nameOf } from '#shared/lib/people';
import { useReportPostMutation } from '../feedApi';
import { lengthProblem } from '../textLimit';
import * as texts from '../later.texts';
import css from './ReportPostDialog.module.css';
import { OTHER_REASON, REPORT_REASONS, reportText, type ReportReason } from './reportText';

interface ReportPostDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Reports a post with a reason to the moderators. A failure keeps the typed details. */
export function ReportPostDialog({ post, onClose }: ReportPostDialogProps) {
  const dispatch = useAppDispatch();
  const formId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [details, setDetails] = useState('');
  const [problem, setProblem] = useState<string>();
  const [reportPost, { isLoading, error }] = useReportPostMutation();
  const isOther = reason === OTHER_REASON;

  const findProblem = () => {
    if (isOther && !hasVisibleText(details)) return texts.detailsMissing;
    return lengthProblem(reportText(reason, details), REPORT_REASON_MAX_LENGTH);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findProblem();
    setProblem(found);
    if (found !== undefined) {
      words.current?.focus();
      return;
    }
    const response = await reportPost({ postId: post.id, reason: reportText(reason, details) });
    if (response.error) return;
    dispatch(notify({ kind: 'success', text: texts.reportSent }));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={feedMessages.report}
      description={texts.whyReport(nameOf(post.user))}
      footer={
        <>
          <Button onClick={onClose}>{feedMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isLoading}>
            {texts.sendReport}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <fieldset className={css.reasons}>
          <legend className={css.legend}>{texts.reason}</legend>
          {REPORT_REASONS.map((text) => (
            <label key={text} className={css.reason}>
              <input
                type="radio"
                name={`${formId}-reason`}
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
        <TextArea
          ref={words}
          label={isOther ? texts.whatIsWrong : texts.anythingToAdd}
          rows={3}
          value={details}
          error={problem}
          readOnly={isLoading}
          onChange={(event) => {
            setProblem(undefined);
            setDetails(event.target.value);
          }}
        />
        {error && !isLoading ? (
          <Notice tone="danger" role="alert">
            {hasStatus(error, 400) || hasStatus(error, 404) || hasStatus(error, 409)
              ? errorDetail(error, texts.reportNotSent)
              : texts.reportNotSent}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

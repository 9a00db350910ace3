import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { COLLABORATION_MESSAGE_MAX_LENGTH } from '#contract/limits';
import { researchMessages } from '#contract/messages';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useDraft } from '#shared/drafts/useDraft';
import { lengthProblem } from '#shared/lib/textLimit';
import { MathText } from '#shared/math/MathText';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import * as texts from '../texts';
import { askToCollaborate } from './askToCollaborate';

interface RequestDialogProps {
  readonly work: PostedResearch;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const DEFAULT_MESSAGE: string = researchMessages.defaultCollaborationMessage;
const FORM_ID = 'request-collaboration';

/** Requests to join another user's work, with an optional message. */
export function RequestDialog({ work, onSent, onClose }: RequestDialogProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft(`collaboration:${work.id}`);
  const [message, setMessage] = useState(draft.text || DEFAULT_MESSAGE);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const discard = () => {
    draft.clear();
    setMessage(DEFAULT_MESSAGE);
  };
  const isClosed = !work.is_open;
  const tooLong = lengthProblem(message, COLLABORATION_MESSAGE_MAX_LENGTH);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isClosed || tooLong !== undefined) return;
    setProblem(null);
    setIsSending(true);
    const failure = await dispatch(askToCollaborate(work.id, message));
    setIsSending(false);
    setProblem(failure);
    if (failure !== null) return;
    draft.clear();
    onSent();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.requestToCollaborate}
      description={<MathText text={work.title} />}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            icon={Send}
            aria-disabled={isClosed}
            busy={isSending}
            busyText={texts.sending}
          >
            {texts.sendRequest}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={(event) => void send(event)}>
        <TextArea
          ref={field}
          label={texts.optionalMessage}
          rows={3}
          hint={work.request_status === 'withdrawn' ? texts.lastRequest : undefined}
          placeholder={DEFAULT_MESSAGE}
          value={message}
          error={tooLong}
          onChange={({ target: { value } }) => {
            setMessage(value);
            draft.change(value === DEFAULT_MESSAGE ? '' : value);
          }}
        />
        {draft.isRestored ? <DraftLine onDiscard={discard} /> : null}
        {problem === null ? null : (
          <Notice tone="danger" role="alert">
            {problem}
            {isClosed ? ` ${texts.closedMeanwhile}` : null}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

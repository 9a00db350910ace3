import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { COLLABORATION_MESSAGE_MAX_LENGTH } from '#contract/limits';
import { researchMessages } from '#contract/messages';
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

const FORM_ID = 'request-collaboration';

/** Requests to join another user's work, with an optional message. */
export function RequestDialog({ work, onSent, onClose }: RequestDialogProps) {
  const dispatch = useAppDispatch();
  const [message, setMessage] = useState<string>(researchMessages.defaultCollaborationMessage);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = work.is_open === false;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isClosed) return;
    setProblem(null);
    setIsSending(true);
    const failure = await dispatch(askToCollaborate(work.id, message));
    setIsSending(false);
    setProblem(failure);
    if (failure === null) onSent();
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
          placeholder={researchMessages.defaultCollaborationMessage}
          value={message}
          maxLength={COLLABORATION_MESSAGE_MAX_LENGTH}
          onChange={(event) => setMessage(event.target.value)}
        />
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

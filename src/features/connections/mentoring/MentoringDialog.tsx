import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { REQUEST_MESSAGE_MAX_LENGTH } from '#contract/limits';
import { mentoringMessages } from '#contract/messages';
import { DraftLine } from '#shared/drafts/DraftLine';
import { useDraft } from '#shared/drafts/useDraft';
import { nameOf } from '#shared/lib/people';
import { lengthProblem } from '#shared/lib/textLimit';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Select } from '#shared/ui/choices/Select';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { askForMentoring } from '../state/mentoringThunks';
import * as texts from '../texts';
import css from './mentoring.module.css';

interface MentoringDialogProps {
  readonly person: ChatPartner;
  readonly topics: readonly string[];
  readonly onClose: () => void;
}

const FORM_ID = 'ask-for-mentoring';

/** Asks a person for mentoring on one of their topics, with an optional message. */
export function MentoringDialog({ person, topics, onClose }: MentoringDialogProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft(`mentoring:${person.id}`);
  const [chosen, setChosen] = useState(topics[0] ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const tooLong = lengthProblem(draft.text, REQUEST_MESSAGE_MAX_LENGTH);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || tooLong !== undefined) return;
    setProblem(null);
    setIsSending(true);
    const ask = { mentoring_topic: chosen, message: draft.text };
    const failure = await dispatch(askForMentoring(person, ask));
    setIsSending(false);
    setProblem(failure);
    if (failure !== null) return;
    draft.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={mentoringMessages.ask}
      description={texts.mentoringMeans(nameOf(person))}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            icon={Send}
            busy={isSending}
            busyText={texts.sending}
          >
            {texts.sendRequest}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={css.form} onSubmit={(event) => void send(event)}>
        <Select
          label={texts.topic}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {topic}
            </option>
          ))}
        </Select>
        <TextArea
          label={texts.mentoringMessage}
          rows={3}
          value={draft.text}
          error={tooLong}
          onChange={(event) => draft.change(event.currentTarget.value)}
        />
        {draft.isRestored ? <DraftLine onDiscard={() => draft.clear()} /> : null}
        {problem === null ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

import { SendHorizontal } from 'lucide-react';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { MESSAGE_MAX_LENGTH, TYPING_INTERVAL_MS } from '#contract/limits';
import { useDraft } from '../../shared/drafts/useDraft';
import { useAppDispatch } from '../../shared/store/hooks';
import { IconButton } from '../../shared/ui';
import { sendMessage, tellTyping } from './chatThunks';
import css from './MessageComposer.module.css';

interface MessageComposerProps {
  readonly partner: { readonly id: number; readonly username: string };
}

/** Where a message is written: Enter sends, Shift+Enter starts a line, an input method keeps its Enter. */
export function MessageComposer({ partner }: MessageComposerProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft(`chat:${partner.id}`);
  const toldTypingAt = useRef(-Infinity);

  const send = () => {
    if (draft.text.trim() === '') return;
    dispatch(sendMessage(partner.id, draft.text));
    draft.clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const handleChange = (text: string) => {
    draft.change(text);
    if (performance.now() - toldTypingAt.current < TYPING_INTERVAL_MS) return;
    toldTypingAt.current = performance.now();
    dispatch(tellTyping(partner.id));
  };

  return (
    <form className={css.composer} onSubmit={handleSubmit}>
      <textarea
        className={css.field}
        rows={1}
        aria-label={`Message ${partner.username}`}
        placeholder="Write a message"
        maxLength={MESSAGE_MAX_LENGTH}
        value={draft.text}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <IconButton type="submit" label="Send" icon={SendHorizontal} variant="primary" round />
    </form>
  );
}

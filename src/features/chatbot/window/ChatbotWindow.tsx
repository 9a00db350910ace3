import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { CHATBOT_MAX_HEIGHT_PX } from '#contract/limits';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { useKeys } from '#shared/keys/useKeys';
import { selectDocument } from '../selectDocument';
import { DocumentChip } from '../asku/DocumentChip';
import { ScopeChoice } from '../asku/ScopeChoice';
import { viewClosed } from '../chatbotEvents';
import { Composer } from '../composer/Composer';
import { clearHistory } from '../conversation/clearHistory';
import { useSyncedConversation } from '../conversation/useSyncedConversation';
import { Thread } from '../thread/Thread';
import { useViewFocus } from '../useViewFocus';
import * as texts from '../texts';
import css from './ChatbotWindow.module.css';

const limits = { '--max-block': `${CHATBOT_MAX_HEIGHT_PX}px` } as CSSProperties;

/**
 * The conversation in a window above the launcher. It names the source of the answers: the current
 * document, or the other source that was chosen in the panel.
 */
export function ChatbotWindow() {
  const dispatch = useAppDispatch();
  const hasDocument = useAppSelector((state) => selectDocument(state) !== null);
  const scope = useAppSelector((state) => state.chatbot.scope);
  // Without a document, all of Quad is the usual source.
  const isScopeChosen = scope === 'mine' || (scope === 'papers' && hasDocument);
  const field = useViewFocus();
  useSyncedConversation();
  const close = () => dispatch(viewClosed());
  const view = useKeys<HTMLElement>({ Escape: close });
  return (
    <section
      ref={view}
      role="dialog"
      aria-label={texts.chatbot}
      className={css.window}
      style={limits}
    >
      <div className={css.head}>
        <h2 className={css.title}>{texts.askU}</h2>
        <Button variant="quiet" size="sm" onClick={() => void dispatch(clearHistory())}>
          {texts.clearChat}
        </Button>
        <IconButton icon={X} label={texts.close} onClick={close} />
      </div>
      {isScopeChosen || hasDocument ? (
        <div className={css.context}>
          {isScopeChosen ? (
            <ScopeChoice />
          ) : (
            <DocumentChip onDetached={() => field.current?.focus()} />
          )}
        </div>
      ) : null}
      <Thread />
      <Composer fieldRef={field} />
    </section>
  );
}

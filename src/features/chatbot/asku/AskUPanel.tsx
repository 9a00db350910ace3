import { X } from 'lucide-react';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { useKeys } from '#shared/keys/useKeys';
import { viewClosed } from '../chatbotEvents';
import { Composer } from '../composer/Composer';
import { clearHistory } from '../conversation/clearHistory';
import { useSyncedConversation } from '../conversation/useSyncedConversation';
import { DocumentsButton } from '../documents/DocumentsButton';
import { Thread } from '../thread/Thread';
import { useViewFocus } from '../useViewFocus';
import * as texts from '../texts';
import css from './AskUPanel.module.css';
import { DocumentChip } from './DocumentChip';
import { MatrixLink } from './MatrixLink';
import { ScopeChoice } from './ScopeChoice';

/** The panel in which AskU answers: beside the page if there is room, otherwise over it. */
export function AskUPanel() {
  const dispatch = useAppDispatch();
  const field = useViewFocus();
  useSyncedConversation();
  const close = () => dispatch(viewClosed());
  const panel = useKeys<HTMLElement>({ Escape: close });
  return (
    <>
      <div className={css.scrim} aria-hidden="true" onClick={close} />
      <aside ref={panel} className={css.panel} aria-label={texts.askU} data-print="alone">
        <header className={css.head}>
          <h2 className={css.title}>{texts.askU}</h2>
          <MatrixLink />
          <Button variant="quiet" size="sm" onClick={() => void dispatch(clearHistory())}>
            {texts.clearChat}
          </Button>
          <IconButton icon={X} label={texts.closeAskU} onClick={close} />
        </header>
        <div className={css.context}>
          <DocumentChip onDetached={() => field.current?.focus()} />
          <div className={css.sources}>
            <ScopeChoice />
            <DocumentsButton />
          </div>
        </div>
        <Thread />
        <Composer fieldRef={field} />
      </aside>
    </>
  );
}

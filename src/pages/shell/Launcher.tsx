import { ChevronDown, MessageCircleQuestionMark } from 'lucide-react';
import { selectAssistantView } from '#features/chatbot/assistantSelectors';
import { viewClosed, windowOpened } from '#features/chatbot/chatbotEvents';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Icon } from '#shared/ui/marks/Icon';
import css from './Launcher.module.css';

/** Opens and closes the chatbot's window, from the bottom left of every page. */
export function Launcher() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectAssistantView(state) === 'window');
  return (
    <button
      type="button"
      className={css.launcher}
      aria-label="Chatbot"
      aria-expanded={isOpen}
      title="Chatbot"
      onClick={() => dispatch(isOpen ? viewClosed() : windowOpened())}
    >
      <Icon of={isOpen ? ChevronDown : MessageCircleQuestionMark} size="xl" />
    </button>
  );
}

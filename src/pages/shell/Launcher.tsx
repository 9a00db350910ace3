import { ChevronDown, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { selectChatbotView } from '#features/chatbot/chatbotSlice';
import { viewClosed, windowOpened } from '#features/chatbot/chatbotEvents';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { LATER_MS } from '#shared/lazy/lazyOrNothing';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Icon } from '#shared/ui/marks/Icon';
import css from './Launcher.module.css';
import * as texts from './texts';

/** Opens and closes the chatbot's window. Shown at the bottom left where it covers no content. */
export function Launcher() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectChatbotView(state) === 'window');
  const button = useRef<HTMLButtonElement>(null);
  const isPhone = !useMediaQuery('(min-width: 860px)');
  useEffect(() => {
    if (isPhone) return undefined;
    const ending = new AbortController();
    const watch = () =>
      import(/* webpackChunkName: "launcher-room" */ './watchOverlap').then(
        ({ watchOverlap }) => button.current && watchOverlap(button.current, ending.signal),
        // Without this chunk, CSS alone shows the launcher, and only where there is certainly room.
        () => undefined,
      );
    const timer = setTimeout(() => void watch(), LATER_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [isPhone]);
  return (
    <button
      ref={button}
      type="button"
      className={css.launcher}
      aria-label={texts.chatbot}
      aria-expanded={isOpen}
      title={texts.askU}
      onClick={() => dispatch(isOpen ? viewClosed() : windowOpened())}
    >
      <Icon of={isOpen ? ChevronDown : Sparkles} size="xl" />
    </button>
  );
}

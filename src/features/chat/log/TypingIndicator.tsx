import { useEffect, useState } from 'react';
import { TYPING_INTERVAL_MS } from '#contract/limits';
import { useAppSelector } from '#shared/store/hooks';
import * as texts from '../later.texts';
import css from './TypingIndicator.module.css';

interface TypingIndicatorProps {
  readonly partner: { readonly id: number; readonly username: string };
}

/**
 * Shows that the other person is typing. It disappears by itself if no further typing event
 * arrives.
 */
export function TypingIndicator({ partner }: TypingIndicatorProps) {
  const typingAt = useAppSelector((state) => state.chat.typingAt[partner.id]);
  return typingAt === undefined ? null : (
    <FadingIndicator key={typingAt} username={partner.username} />
  );
}

function FadingIndicator({ username }: { readonly username: string }) {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), 2 * TYPING_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? (
    <p className={css.sign}>
      <span className={css.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className={css.words}>{texts.isTyping(username)}</span>
    </p>
  ) : null;
}

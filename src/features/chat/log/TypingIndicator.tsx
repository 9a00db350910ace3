import { useEffect, useState } from 'react';
import { TYPING_INTERVAL_MS } from '#contract/limits';
import { useAppSelector } from '#shared/store/hooks';
import { nameOf, type Named } from '#shared/lib/people';
import * as texts from '../texts';
import css from './TypingIndicator.module.css';

interface TypingIndicatorProps {
  readonly partner: Named & { readonly id: number };
}

/**
 * Shows that the other person is typing. It disappears by itself if no further typing event
 * arrives.
 */
export function TypingIndicator({ partner }: TypingIndicatorProps) {
  const typingAt = useAppSelector((state) => state.chat.typingAt[partner.id]);
  return typingAt === undefined ? null : <FadingIndicator key={typingAt} name={nameOf(partner)} />;
}

function FadingIndicator({ name }: { readonly name: string }) {
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
      <span className={css.words}>{texts.isTyping(name)}</span>
    </p>
  ) : null;
}

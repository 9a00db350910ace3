import { clsx } from 'clsx';
import { RotateCcw, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useRetryOnline } from '../../hooks/online';
import { Button } from '../buttons/Button';
import { Icon } from '../marks/Icon';
import * as texts from '../../texts';
import css from './ErrorState.module.css';
import { toneIcons, type Tone } from './Notice';

interface ErrorStateProps {
  /** The failure, and what to do about it. */
  readonly text: ReactNode;
  /** Shows a retry button. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** danger for a failure, warn for the network, info for something to do first. */
  readonly tone?: Exclude<Tone, 'success'> | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Replaces the button with another way out. */
  readonly action?: ReactNode;
}

/**
 * A soft card in place of content that could not be shown. Announced when it appears. Retries by
 * itself when the network is back.
 */
export function ErrorState(props: ErrorStateProps) {
  const { text, onRetry, retrying, tone = 'danger', icon, action } = props;
  const card = useRef<HTMLDivElement>(null);
  useRetryOnline(retrying ? undefined : onRetry);
  useLayoutEffect(() => {
    const element = card.current;
    return () => passFocusOn(element);
  }, []);
  return (
    <div ref={card} role="alert" className={clsx(css.state, css[tone])}>
      <Icon of={icon ?? toneIcons[tone]} className={css.icon} />
      <div className={css.body}>
        <p className={css.text}>{text}</p>
        {onRetry ? (
          <Button size="sm" icon={RotateCcw} busy={retrying} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}

/** Moves the focus to the page's heading if it would be lost with an element that is removed. */
function passFocusOn(removed: HTMLElement | null): void {
  if (!removed?.contains(document.activeElement) || removed.closest('[role="dialog"]')) return;
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}

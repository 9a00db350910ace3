import { clsx } from 'clsx';
import { RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
  readonly retryText?: string | undefined;
  readonly retrying?: boolean | undefined;
  /** danger for a failure, warn for the network, info for something to do first. */
  readonly tone?: Exclude<Tone, 'success'> | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Replaces the button with another way out. */
  readonly action?: ReactNode;
}

/** A soft card in place of content that could not be shown. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const {
    text,
    onRetry,
    retryText = texts.tryAgain,
    retrying,
    tone = 'danger',
    icon,
    action,
  } = props;
  return (
    <div role="alert" className={clsx(css.state, css[tone])}>
      <Icon of={icon ?? toneIcons[tone]} className={css.icon} />
      <div className={css.body}>
        <p className={css.text}>{text}</p>
        {onRetry ? (
          <Button size="sm" icon={RotateCcw} busy={retrying} onClick={onRetry}>
            {retryText}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}

import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import css from './Tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** One control that takes focus. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** Words that appear on hover and focus and go on Escape. Never the only place of a meaning. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.tip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { CHAT_STICK_TO_BOTTOM_PX } from '#contract/limits';

interface Edge {
  firstKey: string | undefined;
  lastKey: string | undefined;
  height: number;
}

export interface StickOptions {
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** Whether the last message is one's own: writing always leads to the end. */
  isLastOwn: boolean;
  onScrolled: (isAtEnd: boolean) => void;
}

/**
 * Keeps a log at its end while its reader is there, and keeps what is being read in place when older
 * messages come in above it.
 */
export function useStickToEnd({ firstKey, lastKey, isLastOwn, onScrolled }: StickOptions) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const edge = useRef<Edge>({ firstKey: undefined, lastKey: undefined, height: 0 });

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const before = edge.current;
    const isNew = lastKey !== before.lastKey;
    if (isAtEnd.current || (isNew && isLastOwn)) {
      element.scrollTop = element.scrollHeight;
    } else if (firstKey !== before.firstKey && lastKey === before.lastKey) {
      element.scrollTop += element.scrollHeight - before.height;
    }
    edge.current = { firstKey, lastKey, height: element.scrollHeight };
  }, [firstKey, lastKey, isLastOwn]);

  return {
    log,
    handleScroll: () => {
      const element = log.current;
      if (!element) return;
      const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
      const next = distance <= CHAT_STICK_TO_BOTTOM_PX;
      if (next === isAtEnd.current) return;
      isAtEnd.current = next;
      onScrolled(next);
    },
    scrollToEnd: () => {
      log.current?.scrollTo({ top: log.current.scrollHeight });
    },
  };
}

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CHAT_STICK_TO_BOTTOM_PX } from '#contract/limits';
import { useIsPrinting } from '#shared/hooks/useIsPrinting';
import type { LogRow } from './LogRows';

/** Rows are measured when they are rendered; until then, assume one line of text. */
const USUAL_ROW_PX = 42;
const HEAD_PX = 12;
/** Reserved at the end for the typing indicator. */
const FOOT_PX = 32;
const ROWS_AROUND = 8;

interface StickOptions {
  readonly rows: readonly LogRow[];
  /** Whether the rows are from the middle of the conversation, whose end is no place to stay at. */
  readonly isAround: boolean;
  readonly onScrolled: (isAtEnd: boolean) => void;
}

/**
 * Renders only the visible rows, and on paper every loaded one. A log scrolled to its end stays
 * there. When older messages load above, the visible ones keep their position. Sending a message
 * always scrolls to the end.
 */
export function useStickToEnd({ rows, isAround, onScrolled }: StickOptions) {
  const [log, setLog] = useState<HTMLDivElement | null>(null);
  const isAtEnd = useRef(true);
  const isPrinting = useIsPrinting();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => log,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => USUAL_ROW_PX,
    overscan: ROWS_AROUND,
    rangeExtractor: isPrinting ? () => [...rows.keys()] : defaultRangeExtractor,
    paddingStart: HEAD_PX,
    paddingEnd: FOOT_PX,
    anchorTo: 'end',
    followOnAppend: !isAround,
    scrollEndThreshold: CHAT_STICK_TO_BOTTOM_PX,
  });
  const { scrollToEnd } = virtualizer;

  const isReady = log !== null && rows.length > 0;
  const last = rows.at(-1);
  const writtenKey = last?.message.temporary ? last.key : undefined;
  useLayoutEffect(() => {
    if (isReady && !isAround) scrollToEnd();
  }, [isReady, writtenKey, isAround, scrollToEnd]);

  useEffect(() => {
    if (!log) return undefined;
    // A growing message field makes the log shorter; a log at its end stays at its end.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current && !isAround) scrollToEnd();
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, [log, isAround, scrollToEnd]);

  return {
    log,
    setLog,
    virtualizer,
    handleScroll: () => {
      if (!log) return;
      const distance = log.scrollHeight - log.scrollTop - log.clientHeight;
      const next = distance <= CHAT_STICK_TO_BOTTOM_PX;
      // In the middle, more messages may have been added below since.
      if (next === isAtEnd.current && !isAround) return;
      isAtEnd.current = next;
      onScrolled(next);
    },
  };
}

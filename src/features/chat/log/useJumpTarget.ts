import type { ReactVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { HIGHLIGHT_MS } from '#contract/limits';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { loadBackTo } from '../state/loadBackTo';
import * as texts from '../texts';
import { targetChosen, type Target } from '../state/chatWindowsSlice';
import type { LogRow } from './LogRows';

/** The methods that a log offers to its parent. */
export interface LogHandle {
  /** Shows a message, after loading older ones if necessary, or says that it is further up. */
  jumpTo(messageId: number): void;
}

interface JumpOptions {
  readonly userId: number;
  /** The message that a search led to. */
  readonly target: Target | undefined;
  readonly rows: readonly LogRow[];
  readonly log: HTMLElement | null;
  readonly virtualizer: ReactVirtualizer<HTMLDivElement, Element>;
}

/** A log far away is scrolled in several steps, as its rows are measured. */
const MOST_FRAMES = 20;

const isMessage = ({ message }: LogRow, id: number) => !message.temporary && message.id === id;

/** Returns the id of the message that the user was led to, which is marked for a few seconds. */
export function useJumpTarget(
  ref: Ref<LogHandle> | undefined,
  { userId, target, rows, log, virtualizer }: JumpOptions,
): number | null {
  const dispatch = useAppDispatch();
  const [targetId, setTargetId] = useState<number | null>(null);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });

  useImperativeHandle(ref, () => ({
    jumpTo(messageId) {
      if (target && !latest.current.some((row) => isMessage(row, messageId))) {
        dispatch(targetChosen({ userId, messageId }));
        return;
      }
      const jump = async () => {
        const isShown = latest.current.some((row) => isMessage(row, messageId));
        const isLoaded = isShown || (await dispatch(loadBackTo(userId, messageId)));
        if (isLoaded) setTargetId(messageId);
        else dispatch(notify({ kind: 'info', text: texts.originalFurtherUp }));
      };
      void jump();
    },
  }));

  const sought = target && rows.some((row) => isMessage(row, target.messageId)) ? target : null;
  const opening = sought?.opening;
  // Each opening once, and only after the message was loaded.
  const [shownOpening, setShownOpening] = useState<number>();
  if (sought && opening !== shownOpening) {
    setShownOpening(opening);
    setTargetId(sought.messageId);
  }

  useEffect(() => {
    const index =
      targetId === null ? -1 : latest.current.findIndex((row) => isMessage(row, targetId));
    if (index < 0) return undefined;
    virtualizer.scrollToIndex(index, { align: 'center' });
    let frame = 0;
    const focusRow = (tries: number) => {
      const row = log?.querySelector<HTMLElement>('[data-target]');
      row?.focus({ preventScroll: true });
      if (!row && tries > 0) frame = requestAnimationFrame(() => focusRow(tries - 1));
    };
    // The row is rendered once the log has scrolled to it.
    frame = requestAnimationFrame(() => focusRow(MOST_FRAMES));
    const timer = setTimeout(() => setTargetId(null), HIGHLIGHT_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [targetId, shownOpening, virtualizer, log]);
  return targetId;
}

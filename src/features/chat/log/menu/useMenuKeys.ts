import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ThreadMessage } from '../../state/thread';

/** A row of a log, as far as its menu is concerned. */
interface MessageRow {
  key: string;
  message: ThreadMessage;
}

const ROW = '[data-message-id]';
const MENU = 'button[aria-haspopup="menu"]';

const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest(ROW) : null);

/** The next menu button above or below a row; null if there is none. */
function menuBeside(row: Element, isUp: boolean): HTMLElement | null {
  let beside = isUp ? row.previousElementSibling : row.nextElementSibling;
  while (beside) {
    const menu = beside.querySelector<HTMLElement>(MENU);
    if (menu) return menu;
    beside = isUp ? beside.previousElementSibling : beside.nextElementSibling;
  }
  return null;
}

const hasMenu = ({ message }: MessageRow) => !message.temporary && !message.deleted;

/**
 * Makes the menus of a log one stop of the Tab key: the one used last, or the newest. The up and
 * down keys lead to the menus of other messages, and Enter or Space opens one.
 */
export function useMenuKeys(rows: readonly MessageRow[]) {
  const [usedKey, setUsedKey] = useState<string | null>(null);
  const used = rows.find((row) => row.key === usedKey && hasMenu(row));
  const stop = used ?? rows.findLast(hasMenu);
  return {
    stopKey: stop?.key,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(MENU))
          setUsedKey(rowOf(target)?.getAttribute('data-message-id') ?? null);
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        const { key, target } = event;
        if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof Element)) return;
        // An open menu handles the keys itself.
        if (!target.matches(`${MENU}:not([aria-expanded="true"])`)) return;
        event.preventDefault();
        event.stopPropagation();
        const row = rowOf(target);
        if (row) menuBeside(row, key === 'ArrowUp')?.focus();
      },
    },
  };
}

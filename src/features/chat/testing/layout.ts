import { fireEvent } from '@testing-library/react';

const LOG_HEIGHT_PX = 600;
const ROW_HEIGHT_PX = 40;
const SCROLL_HEIGHT_PX = 2_000;

/** Fakes one layout property for a log, because jsdom has no layout. */
function give(property: 'clientHeight' | 'offsetHeight' | 'scrollHeight', pixels: number): void {
  const kept = Object.getOwnPropertyDescriptor(Element.prototype, property);
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, property, {
      configurable: true,
      get: () => pixels,
    });
  });
  afterEach(() => {
    if (kept) Object.defineProperty(HTMLElement.prototype, property, kept);
    else Reflect.deleteProperty(HTMLElement.prototype, property);
  });
}

/**
 * Fakes the layout for every test of a file. Logs are 600 pixels high with 2,000 pixels of content,
 * and rows have a height, so that some are visible. Call it once at the top of the file.
 */
export function layOutLogs(): void {
  give('clientHeight', LOG_HEIGHT_PX);
  give('offsetHeight', ROW_HEIGHT_PX);
  give('scrollHeight', SCROLL_HEIGHT_PX);
  beforeEach(() => {
    HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, where?: unknown) {
      this.scrollTop = (where as { top?: number } | undefined)?.top ?? 0;
    };
  });
}

/** Scrolls a log and fires the event like a browser. */
export function scrollLog(log: HTMLElement, top: number): void {
  log.scrollTop = top;
  fireEvent.scroll(log);
}

import { fireEvent } from '@testing-library/react';

const LOG_HEIGHT_PX = 600;
const ROW_HEIGHT_PX = 40;
const SCROLL_HEIGHT_PX = 2_000;

/** What a log needs of a layout, which jsdom has none of. */
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
 * For every test of a file: logs are 600 pixels high and scroll in 2,000, and rows have a height, so
 * that some are in sight. Call it once at the top of the file.
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

/** Scrolls a log, and tells of it as a browser does. */
export function scrollLog(log: HTMLElement, top: number): void {
  log.scrollTop = top;
  fireEvent.scroll(log);
}

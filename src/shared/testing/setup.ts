import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// The standard second is over on a busy machine before a page has been drawn; what never comes is still found.
configure({ asyncUtilTimeout: 10_000 });

/** What jsdom lacks and menus, popovers and toasts ask for. */
const nothing = () => undefined;
class NoResizeObserver implements ResizeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NoResizeObserver;
  HTMLElement.prototype.hasPointerCapture ??= () => false;
  HTMLElement.prototype.scrollIntoView ??= nothing;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
}

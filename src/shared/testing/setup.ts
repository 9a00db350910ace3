import '@testing-library/jest-dom';

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

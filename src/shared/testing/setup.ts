import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { createQuickStyles } from './quickStyles';

// The default second is too short for a slow machine to render a page. Elements that never appear
// still fail.
configure({ asyncUtilTimeout: 20_000 });

/** APIs that menus, popovers and toasts need and jsdom lacks. */
const nothing = () => undefined;
class NoResizeObserver implements ResizeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

if (typeof window !== 'undefined') {
  window.getComputedStyle = createQuickStyles(window.getComputedStyle.bind(window));
  window.ResizeObserver ??= NoResizeObserver;
  HTMLElement.prototype.hasPointerCapture ??= () => false;
  HTMLElement.prototype.scrollIntoView ??= nothing;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
}

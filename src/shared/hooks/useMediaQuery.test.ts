import { act, renderHook } from '@testing-library/react';
import { PHONE, useMediaQuery } from './useMediaQuery';

function fakeScreen(initial: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: initial,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  const asked: string[] = [];
  let isPrinting = false;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => {
      asked.push(query);
      return query === 'print' ? { matches: isPrinting } : list;
    },
  });
  return {
    asked,
    listeners,
    print(on: boolean) {
      isPrinting = on;
    },
    turn(matches: boolean) {
      list.matches = matches;
      listeners.forEach((listener) => {
        listener();
      });
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('useMediaQuery', () => {
  it('returns whether the given query matches', () => {
    const screen = fakeScreen(true);
    const { result } = renderHook(() => useMediaQuery(PHONE));
    expect(result.current).toBe(true);
    expect(screen.asked).toContain('(max-width: 859px)');
  });

  it('follows the screen, and unsubscribes when the component unmounts', () => {
    const screen = fakeScreen(false);
    const { result, unmount } = renderHook(() => useMediaQuery(PHONE));
    act(() => {
      screen.turn(true);
    });
    expect(result.current).toBe(true);
    unmount();
    expect(screen.listeners.size).toBe(0);
  });

  it('stays as it is while the page is printed', () => {
    const screen = fakeScreen(false);
    const { result } = renderHook(() => useMediaQuery(PHONE));
    screen.print(true);
    act(() => screen.turn(true));
    expect(result.current).toBe(false);
  });
});

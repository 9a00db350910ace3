import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { useHistoryState } from './useHistoryState';

const router = ({ children }: PropsWithChildren) => <BrowserRouter>{children}</BrowserRouter>;

function usePage() {
  const [isWhole, setIsWhole] = useHistoryState<boolean>('whole', false);
  const [more, setMore] = useHistoryState<number>('more', 0);
  return { isWhole, setIsWhole, more, setMore, navigate: useNavigate() };
}

function open(state: unknown = null) {
  window.history.pushState({ usr: state, key: 'test', idx: 0 }, '', '/list?q=tea#top');
  return renderHook(usePage, { wrapper: router }).result;
}

test('keeps both parts of a page with its address, and what else the page was opened with', () => {
  const page = open({ keyword: 'tea' });
  act(() => page.current.setIsWhole(true));
  act(() => page.current.setMore(2));
  expect(page.current).toMatchObject({ isWhole: true, more: 2 });
  expect(window.location.href).toMatch(/\/list\?q=tea#top$/);
  expect(window.history.state).toMatchObject({ usr: { keyword: 'tea', whole: true, more: 2 } });
});

test('a new visit starts afresh, and a return does not', () => {
  const first = open();
  act(() => first.current.setMore(3));
  const { usr } = window.history.state as { usr: unknown };
  act(() => void first.current.navigate('/list'));
  expect(first.current.more).toBe(0);
  expect(open(usr).current.more).toBe(3);
});

test.each([null, 'text', 7, ['more'], { more: true, whole: 1 }])(
  'takes nothing from a state of another form: %j',
  (state) => {
    expect(open(state).current).toMatchObject({ isWhole: false, more: 0 });
  },
);

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from './CopyField';

const LINK = 'https://quad.example/share/abc';

function show(onCopied?: () => void) {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<CopyField label="Link" value={LINK} {...(onCopied ? { onCopied } : {})} />);
  return user;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the button copies the text, and confirms it for two seconds', async () => {
  const onCopied = jest.fn();
  const user = show(onCopied);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(LINK);
  expect(onCopied).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('if the browser refuses, the text is selected and a hint explains how to copy it', async () => {
  const onCopied = jest.fn();
  const user = show(onCopied);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  document.execCommand = jest.fn().mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The browser refused to copy. The link is selected: copy it with Ctrl+C or Command+C.',
  );
  expect(onCopied).not.toHaveBeenCalled();
  const { selectionStart, selectionEnd } = field();
  expect([selectionStart, selectionEnd]).toEqual([0, LINK.length]);
});

test("the text is selected when the field is focused, and can't be changed", async () => {
  const user = show();
  await user.click(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, LINK.length]);
  await user.type(field(), 'x');
  expect(field()).toHaveValue(LINK);
});

import { copyText } from './copyText';

/** jsdom has neither a clipboard nor commands. */
function setBrowser({ clipboard, command }: { clipboard?: object; command?: () => boolean }) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
}

/** The old command of a browser, which copies what listeners write. */
function createCommand() {
  const copied: string[] = [];
  const command = () => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const setData = (_type: string, text: string) => copied.push(text);
    document.body.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
    return true;
  };
  return { copied, command };
}

afterEach(() => setBrowser({}));

test('a text is written to the clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setBrowser({ clipboard: { writeText } });
  expect(await copyText('tides')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('tides');
});

test.each([
  ['has no clipboard', undefined],
  ['refuses the clipboard', { writeText: () => Promise.reject(new Error('Not allowed')) }],
])('a browser that %s copies by its command, whatever is selected', async (_browser, clipboard) => {
  const { copied, command } = createCommand();
  setBrowser({ command, ...(clipboard ? { clipboard } : {}) });
  const other = jest.fn();
  document.addEventListener('copy', other);
  expect(await copyText('tides')).toBe(true);
  document.removeEventListener('copy', other);
  expect(copied).toEqual(['tides']);
  expect(other).not.toHaveBeenCalled();
  // Later copies are the user's own.
  command();
  expect(copied).toEqual(['tides']);
});

test.each([
  ['is missing', undefined],
  ['fails', () => false],
])('a text is not copied if the command %s as well', async (_fault, command) => {
  setBrowser(command ? { command } : {});
  expect(await copyText('tides')).toBe(false);
});

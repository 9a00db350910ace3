/** The height of the conversation in {@link layOutThread}. */
export const THREAD_HEIGHT_PX = 300;

/** Fakes a layout, which jsdom lacks: each message is as many pixels high as it has characters. */
export function layOutThread(): void {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(THREAD_HEIGHT_PX);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(
    this: HTMLElement,
  ) {
    const siblings = [...(this.parentElement?.children ?? [])];
    const before = siblings.slice(0, siblings.indexOf(this));
    return before.reduce((top, { textContent }) => top + textContent.length, 0);
  });
}

/** Returns how many pixels below the upper edge of the log the message with this element begins. */
export function topIn(log: HTMLElement, shown: HTMLElement): number {
  const message = [...log.children].find((child) => child.contains(shown));
  if (!(message instanceof HTMLElement)) throw new Error('Not in the log.');
  return message.offsetTop - log.scrollTop;
}

type ComputedStyle = typeof window.getComputedStyle;

const inlineOf = (element: Element, name: string) =>
  'style' in element ? (element as HTMLElement).style.getPropertyValue(name) : '';

function inheritedOf(element: Element, name: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const inline = inlineOf(at, name);
    if (inline !== '' && inline !== 'inherit') return inline;
  }
  return initial;
}

/**
 * Returns a faster `getComputedStyle`. In every call, jsdom matches each rule of its default style
 * sheet and sets each property, which took 40 % of the time of a page's test. Tests have no other
 * style sheets, so the properties that the testing libraries read are computed directly. All others
 * are left to jsdom.
 */
export function createQuickStyles(whole: ComputedStyle): ComputedStyle {
  /** The display of elements without inline styles, by what the browser's style sheet asks for. */
  const displays = new Map<string, string>();
  const empty = document.createElement('i').style;

  function displayOf(element: Element): string {
    const inline = inlineOf(element, 'display');
    if (inline !== '') return inline;
    const states = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.localName, element.parentElement?.localName, ...states]);
    const display = displays.get(key) ?? whole(element).display;
    displays.set(key, display);
    return display;
  }

  const quick: Readonly<Record<string, (element: Element) => string>> = {
    display: displayOf,
    opacity: (element) => inlineOf(element, 'opacity'),
    visibility: (element) => inheritedOf(element, 'visibility', 'visible'),
    pointerEvents: (element) => inheritedOf(element, 'pointer-events', 'auto'),
  };

  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return whole(element, pseudo);
    return new Proxy(empty, {
      get(_, key) {
        if (key === 'getPropertyValue')
          return (name: string) => quick[name]?.(element) ?? whole(element).getPropertyValue(name);
        return quick[String(key)]?.(element) ?? (Reflect.get(whole(element), key) as unknown);
      },
    });
  };
}

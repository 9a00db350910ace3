import katex, { type KatexOptions } from 'katex';
import 'katex/dist/katex.min.css';
import { copyAsWritten } from './copyAsWritten';

/** What the library builds before it makes elements of it. */
interface BuiltNode {
  attributes?: Record<string, string>;
  children?: BuiltNode[];
  toNode(): Node;
}

// Meant for custom output, and missing from the library's types.
const { __renderToDomTree: build } = katex as unknown as {
  __renderToDomTree: (tex: string, options: KatexOptions) => BuiltNode;
};

/** Long enough for any formula a person means, short enough that the worst takes 0.1 s. */
const MAX_TEX_LENGTH = 1_000;
const MAX_EXPANSIONS = 200;
/**
 * A macro that holds most of the text and is called often makes a formula of 100,000 signs. The
 * library counts calls only, so formulas that define macros stay as they were written.
 */
const DEFINITION = /\\(?:[egx]?def|(?:new|renew|provide)command|let|futurelet)(?![a-z@])/i;
/** In units of the letter size: no rule or space leaves the text. */
const MAX_SIZE = 20;

document.addEventListener('copy', copyAsWritten);

const KEPT = 'data-style';

/** Styles written as attributes are forbidden by the security policy; those set by scripts are not. */
function keepStylesAside({ attributes, children = [] }: BuiltNode): void {
  if (attributes?.style !== undefined) {
    attributes[KEPT] = attributes.style;
    delete attributes.style;
  }
  children.forEach(keepStylesAside);
}

/** Arrows over letters, for one, are of no width without their style. */
function giveStylesBack(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>(`[${KEPT}]`)) {
    element.style.cssText = element.getAttribute(KEPT) ?? '';
    element.removeAttribute(KEPT);
  }
}

/** Sets a formula into an element and says whether that went well. */
export function typeset(place: HTMLElement, tex: string, isDisplay: boolean): boolean {
  if (tex.length > MAX_TEX_LENGTH || DEFINITION.test(tex)) return false;
  try {
    const built = build(tex, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: MAX_EXPANSIONS,
      maxSize: MAX_SIZE,
    });
    keepStylesAside(built);
    place.replaceChildren(built.toNode());
    giveStylesBack(place);
    return true;
  } catch {
    return false;
  }
}

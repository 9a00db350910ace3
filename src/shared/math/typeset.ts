import katex, { type KatexOptions } from 'katex';
import 'katex/dist/katex.min.css';
import { FORMULA_MAX_LENGTH } from '#contract/formulas/looksLikeFormula';
import { copyAsWritten } from './copyAsWritten';

/** The library's intermediate tree, before it becomes elements. */
interface BuiltNode {
  attributes?: Record<string, string>;
  children?: BuiltNode[];
  toNode(): Node;
}

// Intended for custom output, and missing from the library's types.
const { __renderToDomTree: build } = katex as unknown as {
  __renderToDomTree: (tex: string, options: KatexOptions) => BuiltNode;
};

const MAX_EXPANSIONS = 200;
/**
 * A long macro called repeatedly can expand to 100,000 characters. The library limits only the
 * number of calls, so formulas that define macros stay plain source.
 */
const DEFINITION = /\\(?:[egx]?def|(?:new|renew|provide)command|let|futurelet)(?![a-z@])/i;
/** In units of the font size. Keeps rules and spaces within the text. */
const MAX_SIZE = 20;

document.addEventListener('copy', copyAsWritten);

const KEPT = 'data-style';

/**
 * Moves style attributes aside. The security policy forbids them, but allows styles set by scripts.
 */
function setStylesAside({ attributes, children = [] }: BuiltNode): void {
  if (attributes?.style !== undefined) {
    attributes[KEPT] = attributes.style;
    delete attributes.style;
  }
  children.forEach(setStylesAside);
}

/**
 * Restores the styles by script. Arrows over letters, for example, have no width without theirs.
 */
function restoreStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>(`[${KEPT}]`)) {
    element.style.cssText = element.getAttribute(KEPT) ?? '';
    element.removeAttribute(KEPT);
  }
}

/** Typesets a formula into an element. Returns whether it succeeded. */
export function typeset(place: HTMLElement, tex: string, isDisplay: boolean): boolean {
  if (tex.length > FORMULA_MAX_LENGTH || DEFINITION.test(tex)) return false;
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
    setStylesAside(built);
    place.replaceChildren(built.toNode());
    restoreStyles(place);
    return true;
  } catch {
    return false;
  }
}

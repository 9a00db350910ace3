import remarkMath from 'remark-math';
import { CONTEXT_LENGTH, isFormula } from '#contract/formulas/isFormula';

/** A code unit, or a negative number or null for a blank, the end of a line or of the text. */
type Code = number | null;
type State = (code: Code) => State | undefined;

interface Point {
  offset: number;
}

interface Context {
  readonly previous: Code;
  now(): Point;
  sliceSerialize(range: { start: Point; end: Point }): string;
}

interface Effects {
  enter(type: string): void;
  exit(type: string): void;
  consume(code: Code): void;
  check(construct: Construct, accepted: State, refused: State): State;
}

/** A rule of the parser, as in micromark. */
interface Construct {
  partial?: boolean;
  tokenize(this: Context, effects: Effects, ok: State, nok: State): State;
}

/** A remark processor, as far as plugins use it here. */
interface Processor {
  data(): object;
}

/** The data of a processor, after a plugin has added rules for the text of paragraphs. */
interface WithRules {
  micromarkExtensions: { text?: Record<number, Construct> }[];
}

const DOLLAR = 36;

const textOf = (code: Code) => {
  if (code === null) return '';
  return code < 0 ? ' ' : String.fromCharCode(code);
};

const isEnd = (code: Code) => code === null || code < 0;

/** Reads the next characters, and accepts or refuses the place without consuming them. */
const readingAhead = (isRight: (after: string) => boolean): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let after = '';
    const decide: State = (code) => (isRight(after + textOf(code)) ? ok : nok)(code);
    const read: State = (code) => {
      if (isEnd(code) || after.length === CONTEXT_LENGTH) {
        effects.exit('data');
        return decide(code);
      }
      after += textOf(code);
      effects.consume(code);
      return read;
    };
    return (code) => {
      // The parser allows no empty token.
      if (isEnd(code)) return decide(code);
      effects.enter('data');
      return read(code);
    };
  },
});

/** The rule for formulas within a paragraph, limited to those that are formulas in posts too. */
function limited(maths: Construct): Construct {
  let lastEnd = -1;
  return {
    ...maths,
    tokenize(effects, ok, nok) {
      const start = this.now();
      const before = textOf(this.previous);
      const judge: State = (code) => {
        const end = this.now();
        const source = this.sliceSerialize({ start, end });
        const mark = source.startsWith('$$') ? '$$' : '$';
        const tex = source.slice(mark.length, -mark.length);
        const isNextFormula = lastEnd === start.offset - 1;
        const isRight = (after: string) => isFormula({ before, tex, after, mark, isNextFormula });
        const accept: State = (next) => {
          lastEnd = end.offset;
          return ok(next);
        };
        return effects.check(readingAhead(isRight), accept, nok)(code);
      };
      return maths.tokenize.call(this, effects, judge, nok);
    },
  };
}

/**
 * A remark plugin for formulas between dollars. The parser's own rule would take prices, variables
 * and patterns for formulas.
 */
export function formulas(this: Processor): void {
  (remarkMath as (this: Processor) => void).call(this);
  const { micromarkExtensions } = this.data() as WithRules;
  const rules = micromarkExtensions.at(-1)?.text;
  const maths = rules?.[DOLLAR];
  if (rules && maths) rules[DOLLAR] = limited(maths);
}

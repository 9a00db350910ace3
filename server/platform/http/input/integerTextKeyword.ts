import type { IntegerTextOptions } from '#contract/schema';

const WHOLE_NUMBER = /^(0|[1-9]\d{0,15})$/;

/** Checks the range of an integer that travels as text, and converts it to a number. */
export const integerTextKeyword = {
  keyword: 'integerText',
  type: 'string' as const,
  schemaType: 'object' as const,
  modifying: true,
  errors: false,
  validate: (
    { minimum, maximum }: IntegerTextOptions,
    text: string,
    _schema: unknown,
    place?: { parentData: Record<string, unknown>; parentDataProperty: string | number },
  ): boolean => {
    // The accompanying pattern reports any other text.
    if (!WHOLE_NUMBER.test(text)) return true;
    const number = Number(text);
    if (number < minimum || number > maximum) return false;
    if (place) place.parentData[place.parentDataProperty] = number;
    return true;
  },
};

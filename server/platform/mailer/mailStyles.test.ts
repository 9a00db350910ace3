import { BRAND, CODE_GROUND, DESK, INK, PAPER, QUIET } from './mailStyles';

/** Relative luminance of `#RRGGBB`, as defined by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)('The text of a mail is readable in %s mode.', (scheme) => {
  const pairs = [
    [INK, PAPER],
    [QUIET, PAPER],
    [BRAND, PAPER],
    [BRAND, CODE_GROUND],
  ] as const;
  for (const [text, ground] of pairs) {
    expect(contrast(text[scheme], ground[scheme])).toBeGreaterThanOrEqual(4.5);
  }
});

test('In dark mode the paper is dark, and so is the background around it.', () => {
  for (const { light, dark } of [PAPER, DESK]) {
    expect(luminance(light)).toBeGreaterThan(0.8);
    expect(luminance(dark)).toBeLessThan(0.05);
  }
});

/** A colour for light mode, and its replacement in dark mode. */
interface ThemeColour {
  light: string;
  dark: string;
}

export const BRAND: ThemeColour = { light: '#0E5A5A', dark: '#5CC2B4' };
export const INK: ThemeColour = { light: '#16232B', dark: '#EDF1EE' };
export const QUIET: ThemeColour = { light: '#5E6C74', dark: '#93A1A2' };
export const RULE: ThemeColour = { light: '#DDD8CB', dark: '#2C393D' };
export const PAPER: ThemeColour = { light: '#FFFFFF', dark: '#182125' };
export const DESK: ThemeColour = { light: '#F6F4EE', dark: '#10171A' };
export const CODE_GROUND: ThemeColour = { light: '#E1EFEC', dark: '#17373A' };

export const SERIF = `Georgia, 'Times New Roman', serif`;
export const SANS = `'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif`;
export const MONO = `Consolas, Menlo, 'Courier New', monospace`;

/**
 * The styles for dark mode and for narrow windows. All other styles are inline, because many mail
 * programs drop this block, and some invert the light colours.
 */
export const STYLE_BLOCK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.desk{background-color:${DESK.dark}!important}
.paper{background-color:${PAPER.dark}!important;border-top-color:${BRAND.dark}!important}
.ink{color:${INK.dark}!important}
.brand{color:${BRAND.dark}!important}
.quiet{color:${QUIET.dark}!important;border-top-color:${RULE.dark}!important}
.code{color:${BRAND.dark}!important;border-color:${BRAND.dark}!important;background-color:${CODE_GROUND.dark}!important}
}
@media (max-width:480px){
.paper{padding:24px 20px!important}
.code{font-size:28px!important;letter-spacing:6px!important;text-indent:6px!important}
}
`;

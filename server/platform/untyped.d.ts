// Declares the used parts of packages without types.

declare module '@citation-js/core' {
  export class Cite {
    constructor(data: unknown, options?: { generateGraph?: boolean });
    format(format: string, options?: Record<string, unknown>): string;
    data: Record<string, unknown>[];
  }
  export const plugins: {
    config: {
      get(name: '@csl'): { styles: { add(name: string, style: string): void } };
      get(name: '@bibtex'): {
        constants: {
          /** The combining mark of each command for an accent, without its backslash. */
          diacritics: Readonly<Record<string, string>>;
          /** The sign of each command, without its backslash. */
          commands: Readonly<Record<string, string | null>>;
          mathCommands: Readonly<Record<string, string>>;
        };
        /** The type of CSL for each type of entry. */
        types: { biblatex: { source: Readonly<Record<string, string>> } };
      };
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-ris';

declare module 'stopword' {
  /** The stop words of Bangla, German and English. */
  export const ben: readonly string[];
  export const deu: readonly string[];
  export const eng: readonly string[];
}

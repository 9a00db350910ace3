declare module 'stopword' {
  /** Words of English that carry no meaning of their own. */
  export const eng: readonly string[];
}

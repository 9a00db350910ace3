/** A text for each field that is wrong, by its name on the wire. */
export type FieldErrors = Record<string, string>;

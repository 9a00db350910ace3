/** Characters as a person counts them; `length` would count some twice. */
export const countCharacters = (text: string) => [...text].length;

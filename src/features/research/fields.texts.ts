/** Text of the fields' checks, which every page loads. */

export const required = 'Required.';

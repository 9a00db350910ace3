/** Texts of a document's preview, which loads on its own. */

export const previewOf = (name: string) => `Preview of ${name}`;

// TextPreview
export const textOf = (name: string) => `Text of ${name}`;
export const loading = 'Loading the preview';
export const loadFailed = 'The preview could not be loaded.';
/** After the first part of a long text. */
export const readOn = '… Download the file to read on.';

/** Texts of the documents of a post. */

export const notSafe = 'This file’s link isn’t safe to open.';
export const noPreview = (size: string) => `${size} · no preview, download only`;
export const preview = 'Preview';
export const previewOf = (name: string) => `Preview of ${name}`;
export const hidePreview = 'Hide preview';
export const hidePreviewOf = (name: string) => `Hide preview of ${name}`;
export const download = 'Download';
export const downloadFile = (name: string) => `Download ${name}`;

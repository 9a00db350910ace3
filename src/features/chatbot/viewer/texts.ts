/** Texts of the viewer of cited documents. */

export const citedDocument = 'Cited document';
export const fetching = 'Fetching the document';
export const notShown = (reason: string) => `The document could not be shown. ${reason}`;
export const close = 'Close';

// PdfPages
export const opening = 'Opening the document';
export const notOpened = 'This document could not be opened.';
export const pages = 'Pages of the document';
export const previousPage = 'Previous page';
export const pageOf = (page: number, pageCount: number) => `${page} of ${pageCount}`;
export const nextPage = 'Next page';
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const download = 'Download';

// PdfPage
export const loadingPage = (page: number) => `Loading page ${page}`;
export const pageName = (page: number) => `Page ${page}`;
export const notHighlighted = 'The passage is on this page but couldn’t be highlighted.';
export const pageNotShown = 'Couldn’t display this page. Download the document to read it.';

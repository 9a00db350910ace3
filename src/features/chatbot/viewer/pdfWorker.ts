/** Where the part of the PDF code that runs beside the page is fetched from: this site itself. */
export const pdfWorkerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url)
  .href;

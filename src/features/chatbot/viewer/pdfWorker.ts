/** The address of the PDF worker's script, served by this site. */
export const pdfWorkerAddress = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url)
  .href;

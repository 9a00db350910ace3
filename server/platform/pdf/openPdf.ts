import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(packageFolder, name)}/`;

/** Rendering needs more, but for text extraction it only has to be constructible. */
class NoMatrix {}

// Otherwise the package looks for it in an optional native package.
Object.assign(globalThis, { DOMMatrix: NoMatrix });
const loaded = import('pdfjs-dist/legacy/build/pdf.mjs');

/** Resolves when the PDF library is loaded. */
export const pdfReaderLoaded: Promise<unknown> = loaded;

/**
 * Opens a PDF to extract its text. Throws pdf.js's exceptions: PasswordException for an encrypted
 * one.
 */
export async function openPdf(path: string): Promise<PDFDocumentProxy> {
  const pdfjs = await loaded;
  const task = pdfjs.getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw error;
  }
}

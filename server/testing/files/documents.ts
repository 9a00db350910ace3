import { zip, type ZipEntry } from './zip';

/** A minimal file that passes for a PDF. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF\n');

/** The signature of a pre-DOCX Word document, with room for a header. */
export const DOC = Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.alloc(504)]);

const WORD: ZipEntry[] = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];

/** Creates a Word document, optionally with more files in it. */
export const docx = (more: readonly ZipEntry[] = []): Buffer => zip([...WORD, ...more]);

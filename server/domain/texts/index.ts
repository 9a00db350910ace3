/** The texts of PDF files, kept once for each content. */
export { type DocumentText, readDocumentText, withDocumentText } from './documentTexts';
export { removeTextsIfUnused, removeUnusedTexts } from './removeUnusedTexts';

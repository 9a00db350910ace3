/** The texts of PDF files, stored once for each content. */
export { type DocumentText, readDocumentText, withDocumentText } from './documentTexts';
export { removeTextsIfUnused, removeUnusedTexts } from './removeUnusedTexts';

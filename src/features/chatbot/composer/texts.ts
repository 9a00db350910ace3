/** Texts of the field for a question to the assistant. */

export const removeFile = (name: string) => `Remove ${name}`;
export const askAssistant = 'Ask the assistant';
export const attachPdf = 'Attach a PDF';
export const pdfToAttach = 'PDF to attach';
export const yourQuestion = 'Your question';
export const waitForAnalysis = 'Wait for the analysis to finish';
export const send = 'Send';
export const tooLong = (excess: number) =>
  `Too long by ${excess} ${excess === 1 ? 'character' : 'characters'}.`;

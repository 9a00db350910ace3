import type { HelpGroup } from './helpGroup';

export const askU: HelpGroup = {
  title: 'AskU, the assistant',
  sections: [
    {
      title: 'Asking the assistant about a paper',
      text: 'Attach a PDF of up to 20 MB and 300 pages in AskU or the chatbot, or choose AskU on a paper, and ask. Each answer from a document quotes the page it comes from. If the document doesn’t answer the question, the assistant says so. You can name a page or section to ask about, such as page 3 or section 2.1. Ask for a summary to read what it is about.',
    },
    {
      title: 'What can AskU do without a document?',
      text: 'AskU explains how Quad works, lists the coming events, finds people by what they work on and papers on a topic, and summarises a paper on Quad that you name. It answers only from documents and this help, so it doesn’t know anything else.',
    },
    {
      title: 'My documents and conversation in AskU',
      text: 'Under Documents in AskU you find your PDFs again and delete them. A switch there, and under [Privacy](/dashboard/settings/privacy) in the settings, keeps the conversation with AskU on all your devices; otherwise it stays in this browser until you log out. Clear chat deletes it. No one else sees it.',
    },
    {
      title: 'Asking several papers the same questions',
      text: 'Choose [Quote matrix](/dashboard/chatbot/matrix) in AskU, then up to 20 papers and up to 10 questions. Find papers by words, in your library, or by the person who added them. Each cell of the table has one or two literal quotes with their pages, or says that the paper has no answer; a click opens the marked page. You can leave the page meanwhile. Export the table as CSV, Markdown or BibTeX. Only you see it.',
    },
  ],
};

import type { Source, SourcePage } from '#server/features/chatbot/engine/source';

const withPage = (page: SourcePage): Source => ({
  kind: 'upload',
  id: 1,
  title: 'A title',
  pages: [page],
});

/** A document with one page. */
export const sourceOf = (text: string): Source => withPage({ page: 1, text });

/** A document with the text as heading and as paragraph. */
export const inOneSection = (text: string): Source =>
  withPage({
    page: 1,
    text,
    sections: [{ headings: [text], paragraphs: [[0, text.length]] }],
  });

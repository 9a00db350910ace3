/** Texts of quotes of papers in posts, comments and messages. */
export const quotes = 'Quotes from papers';
export const attached = 'Attached quotes';
export const onPage = (page: number) => `p. ${page}`;
export const remove = (title: string, page: number) => `Remove the quote of ${title}, p. ${page}`;

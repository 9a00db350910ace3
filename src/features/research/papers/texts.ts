/** Texts of papers: the lists, the search, the cards and the fields. */

export const papers = 'Papers';

// PaperSearch
export const recommendedPapers = 'Recommended papers';
export const uploadPaper = 'Upload a paper';
export const papersFoundFor = (keyword: string) => `Papers found for “${keyword}”`;
export const tryFewerWords = 'Try fewer words, or another spelling.';

// SearchForm
export const searchField = 'Search papers by title, author, field or any word in them';
export const searchPlaceholder = 'Title, author, field, or any word in the paper';
export const clearSearch = 'Clear search';
export const search = 'Search';

// PaperCard
export const download = 'Download';
export const downloadPaper = (paperTitle: string) => `Download ${paperTitle}`;
export const askU = 'AskU';
export const askUAbout = (paperTitle: string) => `AskU about ${paperTitle}`;

// PaperMeta
export const doiOf = (id: string) => `doi:${id}`;
export const sharedBy = 'shared by';

// PaperOptions
export const moreAbout = (paperTitle: string) => `More about ${paperTitle}`;
export const cite = 'Cite';
export const whoWorksOnThis = 'Who works on this?';
export const edit = 'Edit';
export const deletePaper = 'Delete';

// PaperText
export const scanned = 'Scanned PDF. Its text can’t be searched.';
export const passwordProtected = 'Password-protected PDF. Its text can’t be searched.';
export const damaged = 'Damaged PDF. Its text can’t be searched.';
export const veryLong = 'Very long PDF. Its text can’t be searched.';
export const showLess = 'Show less';
export const showMore = 'Show more';
export const onPage = (page: number) => `p. ${page}`;

// PaperFieldset, and the place of a passage in PaperText
export const title = 'Title';
export const author = 'Author';
export const authorHint =
  'Separate several authors with semicolons, e.g. Ada Lovelace; Alan Turing';
export const researchField = 'Research field';
export const abstract = 'Abstract';
export const doi = 'DOI';
export const doiPlaceholder = '10.1000/xyz123';
export const year = 'Year';

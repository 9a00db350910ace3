import type { HelpGroup } from './helpGroup';

export const papers: HelpGroup = {
  title: 'Papers and library',
  sections: [
    {
      title: 'Finding papers',
      text: 'Under [Research](/dashboard/research), [Search Papers](/dashboard/research/search) finds papers by title, author, field or any word in them. Without a search it shows [recommended papers](/dashboard/research/papers), each with the reason. “Who works on this?” in the ⋯ menu of a paper finds people.',
    },
    {
      title: 'Sharing a paper',
      text: 'Under Research, choose [Upload Paper](/dashboard/research/upload) and add a PDF of up to 5 MB with its title, author and field. Quad fills in what it finds in the file, or in pasted BibTeX or a DOI. Others can then find, read, download and cite the paper, and ask AskU about it.',
    },
    {
      title: 'Editing or deleting my paper',
      text: 'Choose Edit or Delete paper in the ⋯ menu of your paper, under Research on your profile. A deleted paper’s file is deleted too.',
    },
    {
      title: 'Reading or downloading a paper',
      text: 'Choose a paper’s title or Read, and it opens in your browser. You can find words in it, follow its table of contents, zoom, and see two pages at once or dark pages. Quad keeps the page where you stopped. Download saves the PDF, and Copy link on the paper’s page gives its address.',
    },
    {
      title: 'Citing a paper',
      text: 'Choose Cite on the page of a paper, or in its ⋯ menu. Copy the citation or reference in the style of APA, Chicago or IEEE, or save it as BibTeX or RIS.',
    },
    {
      title: 'Quoting a paper',
      text: 'Select words in the reader of a paper and choose Quote for a post, or “Quote in a message”. Quad checks that the words are on the page and shows them as a card, which opens the paper at this page. A post or message can have up to five quotes of one page each.',
    },
    {
      title: 'Your library of saved posts and papers',
      text: 'Choose the bookmark on a post or Save on a paper, and you find it again under [Library](/dashboard/library) in the menu beside Me. There you can add notes and tags. Only you see your library. Without a connection, Quad saves it once you’re back online.',
    },
    {
      title: 'Importing and exporting references',
      text: 'Choose Import in your [Library](/dashboard/library) to add references from Zotero, Mendeley, EndNote or JabRef: a file, or pasted BibTeX, RIS, CSL JSON or DOIs. You see what is in it before anything is saved. Export all gives your library to other programs as BibTeX, RIS or CSL JSON.',
    },
  ],
};

import { expect, type Page } from '@playwright/test';
import { paperPdf } from '#server/testing/files/pdfs';
import { conversationIn, openChatbot } from '../chatbot';
import { openChatWriter } from '../chatWriter';
import { makePdf } from '../postFiles';
import { askToJoin, makePaper, makeWork } from '../research';
import { fillTheRest, open, type MemberCast, type Screens } from './screens';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Chats with the friend, on any screen that shows the conversation. */
async function talk({ page, quad, marks, me, friend }: MemberCast, where: string): Promise<void> {
  const chat = page.getByRole('region', { name: `Chat with ${friend.username}` }).last();
  const log = chat.getByRole('log');
  const said = marks.text(`message ${where}`);
  await chat.getByRole('textbox').fill(`${said} ${marks.email(`message ${where}`)}`);
  await chat.getByRole('textbox').press('Enter');
  await expect(log.getByText(said)).toBeVisible();
  const name = `${marks.text(`file of a message ${where}`)}.pdf`;
  const buffer = makePdf(marks.text('words of a sent file'));
  const file = { name, mimeType: 'application/pdf', buffer };
  await chat.getByLabel('Files to send').setInputFiles(file);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByText(name)).toBeVisible();
  const pen = await openChatWriter(quad, friend);
  const heard = marks.text(`received message ${where}`);
  await pen.write(me, heard);
  await expect(log.getByText(heard)).toBeVisible();
  pen.close();
  await chat.getByRole('textbox').fill(marks.text(`message that was never sent ${where}`));
}

/** Asks the chatbot about a PDF, in the window and beside the page. */
async function askChatbot({ page, marks }: MemberCast): Promise<void> {
  const chat = await openChatbot(page);
  const about = marks.text('words of a PDF for the assistant');
  await chat.choose({
    name: `${marks.text('file for the assistant')}.pdf`,
    mimeType: 'application/pdf',
    buffer: await paperPdf({
      heading: `Studies of ${about}`,
      pages: [`The ${about} turns towards the evening light in summer.`],
    }),
  });
  await chat.send();
  await expect(chat.log.getByText(new RegExp(about)).first()).toBeVisible();
  await chat.ask(`Where does the ${about} turn? Write to ${marks.email('question')}.`);
  await expect(page.getByText('🤖 AI Expert is typing...')).toBeHidden();
  await chat.place.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
  const panel = page.getByRole('complementary', { name: 'AskU' });
  await conversationIn(page, panel).field.fill(marks.text('question that was never asked'));
  await panel.getByRole('button', { name: 'Close AskU' }).click();
}

async function searchPapers(page: Page, words: string): Promise<void> {
  await page.getByRole('search', { name: 'Papers' }).getByRole('textbox').fill(words);
  await press(page, 'Search');
  await expect(page).toHaveURL(`/dashboard/research/search?q=${encodeURIComponent(words)}`);
}

async function changePaper({ page, marks }: MemberCast, title: string): Promise<void> {
  const paper = page.getByRole('article').filter({ hasText: title });
  const choose = async (item: string) => {
    await paper.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Cite');
  const citation = page.getByRole('dialog', { name: 'Cite this paper' });
  await expect(citation.getByRole('region', { name: 'APA' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Who works on this?');
  const people = page.getByRole('dialog', { name: 'Find people who work on this' });
  await people.getByRole('textbox', { name: 'Topic' }).fill(marks.text('topic'));
  await people.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.press('Escape');
  await choose('Edit');
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill(marks.text('edited title of a paper'));
  await form.getByRole('textbox', { name: 'DOI' }).fill(`10.1000/${marks.text('DOI')}`);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Paper saved.').first()).toBeVisible();
}

/** The actions on the screens for chatting and working together. */
export const workScreens: Screens<MemberCast> = {
  async '/dashboard/chat'(cast) {
    await open(cast.page, '/dashboard/chat', 'Messages');
    await fillTheRest(cast, 'chat');
    await open(cast.page, '/dashboard/suggested-users', 'Connections');
    await press(cast.page, `Message ${cast.friend.username}`);
    await talk(cast, 'in a window');
    await askChatbot(cast);
  },

  async '/chat'(cast) {
    const { page, friend } = cast;
    await open(page, '/chat', 'Messages');
    await page
      .getByRole('button', { name: new RegExp(friend.username) })
      .first()
      .click();
    await talk(cast, 'on the chat page');
  },

  async '/dashboard/research/upload'(cast) {
    const { page, marks } = cast;
    await open(page, '/dashboard/research/upload', 'Research');
    for (const name of ['Author', 'Research field', 'Abstract'])
      await textbox(page, name).fill(marks.text(`${name} of a paper`));
    const title = marks.text('title of a paper');
    await textbox(page, 'Title').fill(title);
    await page.getByLabel('Choose PDF').setInputFiles({
      name: `${marks.text('file of a paper')}.pdf`,
      mimeType: 'application/pdf',
      buffer: await paperPdf({ pages: [marks.text('words of a paper')] }),
    });
    await fillTheRest(cast, 'upload of a paper');
    await textbox(page, 'Year').fill('2024');
    await textbox(page, 'DOI').fill('');
    await press(page, 'Upload');
    await expect(page.getByText('Paper uploaded successfully!').first()).toBeVisible();
    await expect(page).toHaveURL('/dashboard/research/search');
    await searchPapers(page, title);
    await changePaper(cast, title);
  },

  async '/dashboard/research/search'(cast) {
    const { page, quad, marks, friend } = cast;
    const title = marks.text('title of a paper of a friend');
    await makePaper(quad, friend, {
      title,
      author: marks.text('author of a paper of a friend'),
      abstract: marks.text('abstract of a paper of a friend'),
      pages: [marks.text('words of a paper of a friend')],
    });
    await searchPapers(page, marks.email('search of papers'));
    await searchPapers(page, title);
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
    await fillTheRest(cast, 'search of papers');
  },

  async '/dashboard/research/papers/:paperId'(cast) {
    const { page, quad, marks, friend } = cast;
    const title = marks.text('title of an opened paper');
    const words = marks.text('words of an opened paper');
    await makePaper(quad, friend, { title, pages: [words] });
    await searchPapers(page, title);
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search in this paper' }).fill(words);
    await press(page, 'Find');
    await expect(page.getByRole('list', { name: 'Pages found' })).toContainText(words);
    await fillTheRest(cast, 'paper');
  },

  async '/dashboard/research/papers/:paperId/read'(cast) {
    const { page, marks } = cast;
    await page.getByRole('list', { name: 'Pages found' }).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Pages' })).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Find in this paper' });
    await field.fill(marks.text('search in an opened paper'));
    await expect(page.getByText('Not found')).toBeVisible();
  },

  async '/dashboard/chatbot/matrix/*'(cast) {
    const { page, quad, marks, friend } = cast;
    const title = marks.text('title of a paper of a matrix');
    await makePaper(quad, friend, { title, pages: [marks.text('words of a paper of a matrix')] });
    await open(page, '/dashboard/chatbot/matrix', 'Quote matrix');
    await page.getByRole('searchbox', { name: 'Words in papers' }).fill(title);
    await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
    await textbox(page, 'Your questions').fill(marks.text('question of a matrix'));
    await press(page, 'Find quotes');
    await expect(page.getByRole('rowheader')).toBeVisible();
  },

  async '/dashboard/library'(cast) {
    const { page, quad, marks, friend } = cast;
    const title = marks.text('title of a saved paper');
    const id = await makePaper(quad, friend, { title });
    await open(page, `/dashboard/research/papers/${id}`, title);
    await press(page, `Save ${title}`);
    await page.getByRole('button', { name: `Saved: ${title}` }).click();
    await textbox(page, 'Note').fill(marks.text('note of a saved paper'));
    const tag = marks.text('tag of a saved paper');
    await textbox(page, 'Tags').fill(tag);
    await press(page, 'Save');
    await open(page, '/dashboard/library', 'Library');
    await press(page, `Show the tag ${tag}`);
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
    await fillTheRest(cast, 'library');
    await press(page, 'Search');
    await expect(page.getByText('Nothing in your library matches.')).toBeVisible();
  },

  async '/dashboard/research/papers'(cast) {
    const { page, marks } = cast;
    const words = marks.text('search of papers by an address');
    await open(page, `/dashboard/research/papers?q=${words}`, 'Research');
    await expect(page.getByText('No papers found.')).toBeVisible();
    await fillTheRest(cast, 'papers');
  },

  async '/dashboard/research/post-research'(cast) {
    const { page, marks } = cast;
    await open(page, '/dashboard/research/post-research', 'Research');
    for (const name of ['Title', 'Research field', 'Details'])
      await textbox(page, name).fill(marks.text(`${name} of work`));
    await press(page, 'Post');
    await expect(page).toHaveURL('/dashboard/research/my_post_research_papers');
  },

  async '/dashboard/research/my_post_research_papers'(cast) {
    const work = cast.page.getByRole('article').first();
    await expect(work).toBeVisible();
    await fillTheRest(cast, 'own work');
  },

  async '/dashboard/research/recent-works'(cast) {
    const { page, quad, marks, friend } = cast;
    const title = marks.text('title of work of a friend');
    await makeWork(quad, friend, title);
    await open(page, '/dashboard/research/recent-works', 'Research');
    const work = page.getByRole('article').filter({ hasText: title });
    await work.getByRole('button', { name: /^Ask to collaborate/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Request to collaborate' });
    await dialog.getByRole('textbox').fill(marks.text('request to collaborate'));
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(work.getByRole('button', { name: /^Request Sent/ })).toBeVisible();
  },

  async '/dashboard/research/collab-requests'(cast) {
    const { page, quad, marks, me, friend } = cast;
    const title = marks.text('title of work that is asked about');
    await makeWork(quad, me, title);
    const words = marks.text('request of a friend');
    await askToJoin(quad, friend, title, words);
    await open(page, '/dashboard/research/collab-requests', 'Research');
    await expect(page.getByText(words)).toBeVisible();
    await press(page, `Accept ${friend.username}`);
    await expect(
      page.getByRole('button', { name: `Open chat with ${friend.username}` }).first(),
    ).toBeVisible();
  },
};

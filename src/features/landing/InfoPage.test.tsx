import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { feedMessages } from '#contract/messages';
import { rootReducer } from '#app/store/rootReducer';
import { footerColumns } from './footerLinks';
import { InfoPage } from './InfoPage';

const paths = footerColumns.flatMap(({ links }) => links.map(({ to }) => to));

function show(path: string) {
  return render(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <MemoryRouter initialEntries={[path]}>
        <InfoPage />
      </MemoryRouter>
    </Provider>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['/about', 'About Quad'],
  ['/careers', 'Careers'],
  ['/press', 'Press'],
  ['/guidelines', 'Community guidelines'],
  ['/research', 'Research on Quad'],
  ['/events', 'Events on Quad'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/cookies', 'Cookies and storage'],
  ['/help', 'Help'],
  ['/contact', 'Contact'],
  ['/feedback', 'Feedback'],
])('the page %s is headed %s', (path, expected) => {
  show(path);
  expect(title()).toBe(expected);
});

test('a trailing slash in the address makes no difference', () => {
  show('/terms/');
  expect(title()).toBe('Terms of use');
});

test('each page has its own text, without marks of its layout', () => {
  const articles = paths.map((path) => {
    const { unmount } = show(path);
    const words = screen.getByRole('article').textContent;
    unmount();
    return words;
  });
  expect(articles.filter((words) => /\]\(|\*\*|`/.test(words))).toEqual([]);
  expect(new Set(articles).size).toBe(paths.length);
  expect(Math.min(...articles.map((words) => words.length))).toBeGreaterThan(400);
});

const article = (path: string) => {
  show(path);
  return screen.getByRole('article');
};

test('the page about research promises no choice of who may ask to join', () => {
  const text = article('/research');
  expect(text).toHaveTextContent('While it is listed, other members can ask to join.');
  expect(text).toHaveTextContent('To get no more requests, delete the work.');
  expect(text).not.toHaveTextContent('nothing happens without you');
});

test.each(['/guidelines', '/contact'])('the page %s says where posts are reported', (path) => {
  const text = article(path);
  expect(text).toHaveTextContent(`choose ${feedMessages.report} in the post’s ⋯ menu`);
});

test('the page about contact says who runs this Quad and how to find and reach them', () => {
  const text = article('/contact');
  expect(text).toHaveTextContent('This Quad is run by its host');
  expect(text).toHaveTextContent('The web address of this page, and the sender of the emails');
  expect(text).toHaveTextContent('Write to its IT service desk');
});

test('the page about privacy says what members and the host can do about data today', () => {
  const text = article('/privacy');
  expect(text).toHaveTextContent(
    'You can’t yet delete comments, messages or your account, or download your data.',
  );
  expect(text).toHaveTextContent('can hide your account with everything in it');
  expect(text).toHaveTextContent('They have no tool yet to copy, correct or erase');
});

/** Written and removed immediately, to check whether storage is available. */
const NOT_KEPT = new Set(['quad_probe']);

test('the page about cookies names everything the browser stores', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const keys = sources.flatMap((name) => {
    const text = readFileSync(join('src', name), 'utf8');
    return [...text.matchAll(/'(quad_[a-z_]+)'/g)].map(([, key = '']) => key);
  });
  const kept = new Set(keys.filter((key) => !NOT_KEPT.has(key)));
  expect(kept.size).toBeGreaterThan(8);
  show('/cookies');
  const words = screen.getByRole('article').textContent;
  expect([...kept].filter((key) => !words.includes(key))).toEqual([]);
});

test('the links between the pages lead to existing pages', () => {
  const others = ['/', '/login', '/signup', '/forgot-password', '/verify-email', '/replay'];
  const known = [...paths, ...others];
  for (const path of paths) {
    const { unmount } = show(path);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(known).toEqual(expect.arrayContaining(targets));
    unmount();
  }
});

test('the page on cookies names every key the browser stores', () => {
  show('/cookies');
  const words = screen.getByRole('article').textContent;
  const keys = ['token', 'user_id', 'user_email', 'username', 'chatMessages', 'quad_chat_owner'];
  for (const key of [...keys, 'quad_drafts', 'quad_remember', 'quad_theme', 'quad_browser_session'])
    expect(words).toContain(key);
});

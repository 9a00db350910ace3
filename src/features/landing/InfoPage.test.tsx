import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { matchRoutes, MemoryRouter } from 'react-router-dom';
import { helpGroups, helpSections } from '#contract/help';
import { feedMessages } from '#contract/messages';
import type { Site } from '#api/siteApi';
import { routes } from '#app/routes';
import { createStore } from '#app/store/createStore';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { silentSite } from '#shared/testing/silentSite';
import { footerColumns } from './footerLinks';
import { InfoPage } from './InfoPage';

const paths = footerColumns.flatMap(({ links }) => links.map(({ to }) => to));

const server = startApiServer(onCall('readSite', () => HttpResponse.json(silentSite)));

function show(path: string) {
  const { store } = createStore(createFakePorts());
  return render(
    <Provider store={store}>
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

test('the help groups its questions under headings', () => {
  show('/help');
  const headings = (level: number) =>
    screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(headings(2)).toEqual(expect.arrayContaining(helpGroups.map(({ title: group }) => group)));
  expect(headings(3)).toEqual(helpSections.map(({ title: question }) => question));
});

test('the help begins with its contents, which lead to its groups', () => {
  show('/help');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const { title } of helpGroups) {
    const { id } = screen.getByRole('heading', { level: 2, name: title });
    expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
  }
});

test('the terms say that a changed password ends the other sessions, and not this one', () => {
  expect(article('/terms')).toHaveTextContent('Changing it logs you out everywhere else.');
});

test('the page about research says that authors choose whether others may ask to join', () => {
  const text = article('/research');
  expect(text).toHaveTextContent('You choose whether other members can ask to join');
  expect(text).toHaveTextContent('You can withdraw a request of your own, and ask once more.');
  expect(text).not.toHaveTextContent('nothing happens without you');
});

test.each(['/guidelines', '/contact'])('the page %s says where posts are reported', (path) => {
  const text = article(path);
  expect(text).toHaveTextContent('choose Report in the ⋯ menu of the');
  expect(text).toHaveTextContent(`post (${feedMessages.report}), comment, paper, message or p`);
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
    'You can download a copy of everything, with your files and both sides of your conversations',
  );
  expect(text).toHaveTextContent(
    'You can edit a message for 15 minutes and delete it for 24 hours',
  );
  expect(text).toHaveTextContent('can hide your account with everything in it');
  expect(text).toHaveTextContent('and copy or delete your data');
  expect(text).toHaveTextContent('It is hidden at once and deleted after 14 days');
});

describe('with words of the operator', () => {
  // Loading the reader of Markdown takes longer than a page should need to appear.
  beforeAll(() => import('./info/OwnPage'));
  const say = (words: Partial<Site>) =>
    server.use(onCall('readSite', () => HttpResponse.json({ ...silentSite, ...words })));

  test('the pages about contact and privacy name them', async () => {
    say({
      operator: 'University of Dhaka',
      contact_mail: 'help@du.example',
      contact_url: 'https://du.example/help',
    });
    const { unmount } = show('/contact');
    expect(await screen.findByText('This Quad is run by University of Dhaka.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@du.example' })).toHaveAttribute(
      'href',
      'mailto:help@du.example',
    );
    expect(screen.getByRole('link', { name: 'https://du.example/help' })).toHaveAttribute(
      'href',
      'https://du.example/help',
    );
    expect(screen.queryByText(/can’t name the host/)).toBeNull();
    unmount();
    show('/privacy');
    expect(await screen.findByText(/^University of Dhaka runs this Quad, decides/)).toBeVisible();
  });

  test('an address that could run code is no link', async () => {
    say({ operator: 'Us', contact_url: 'javascript:alert(1)' });
    show('/contact');
    await screen.findByText('This Quad is run by Us.');
    expect(screen.queryByText(/javascript/)).toBeNull();
    expect(screen.getByText(/can’t name the host/)).toBeVisible();
  });

  test('their page replaces ours, without HTML, pictures and addresses that run code', async () => {
    const terms = [
      '# Rules of our house',
      '## Data',
      'See [privacy](/privacy), [the law](https://law.example) and [this](javascript:alert(1)).',
      '<script>alert(1)</script>',
      'With <b>bold</b> ![a seal](https://spy.example/seal.png)',
    ].join('\n\n');
    say({ pages: { ...silentSite.pages, terms } });
    show('/terms');
    expect(await screen.findByRole('heading', { name: 'Rules of our house' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
    expect(screen.getByRole('link', { name: 'the law' })).toHaveAttribute(
      'href',
      'https://law.example',
    );
    expect(screen.getByRole('article')).toHaveTextContent('and this. With bold a seal');
    expect(screen.getByRole('article').innerHTML).not.toMatch(/<script|<b>|<img|javascript:/);
    expect(screen.queryByText(/One person, one account/)).toBeNull();
  });

  test('other pages stay ours', async () => {
    say({ pages: { ...silentSite.pages, terms: 'Only this.' } });
    show('/guidelines');
    await Promise.resolve();
    expect(title()).toBe('Community guidelines');
  });
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
  for (const path of paths) {
    const { unmount } = show(path);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.filter((to) => matchRoutes([...routes], to ?? '') === null)).toEqual([]);
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

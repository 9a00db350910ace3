import { fillPage } from './fillPage';

const template =
  '<html><head><title>Quad</title><script defer src="/assets/main.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

test('the rendered page is inserted into the root', () => {
  expect(fillPage(template, '<main>Hello</main>', [])).toContain(
    '<div id="root"><main>Hello</main></div>',
  );
});

test('the page’s title replaces the default one in the head', () => {
  const page = fillPage(template, '<title>Log in</title><meta name="a"/><main>x</main>', []);
  expect(page).toContain('<title>Log in</title><meta name="a"/></head>');
  expect(page).not.toContain('<title>Quad</title>');
  expect(page).toContain('<div id="root"><main>x</main></div>');
});

test('the page’s style sheets are linked', () => {
  expect(fillPage(template, '<main>x</main>', ['assets/a.css'])).toContain(
    '<link href="/assets/a.css" rel="stylesheet"></head>',
  );
});

test('style sheets that the template already links are not linked again', () => {
  const linked = template.replace('</head>', '<link href="/assets/a.css" rel="stylesheet"></head>');
  expect(fillPage(linked, '<main>x</main>', ['assets/a.css']).split('a.css')).toHaveLength(2);
});

test('dollar signs in the page are kept unchanged', () => {
  expect(fillPage(template, '<p>$& and $1</p>', [])).toContain('<p>$& and $1</p>');
});

test('a template without an empty root is rejected', () => {
  expect(() => fillPage('<html></html>', '<p>x</p>', [])).toThrow('The template has no');
});

import { fillPage } from './fillPage';

const template =
  '<html><head><title>Quad</title><script defer src="/assets/main.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

test('the rendered page stands inside the root', () => {
  expect(fillPage(template, '<main>Hello</main>', [])).toContain(
    '<div id="root"><main>Hello</main></div>',
  );
});

test('a title of the page replaces the general one, in the head', () => {
  const page = fillPage(template, '<title>Log in</title><meta name="a"/><main>x</main>', []);
  expect(page).toContain('<title>Log in</title><meta name="a"/></head>');
  expect(page).not.toContain('<title>Quad</title>');
  expect(page).toContain('<div id="root"><main>x</main></div>');
});

test('the style sheets of the page are linked', () => {
  expect(fillPage(template, '<main>x</main>', ['assets/a.css'])).toContain(
    '<link href="/assets/a.css" rel="stylesheet"></head>',
  );
});

test('what the template links already is not linked again', () => {
  const linked = template.replace('</head>', '<link href="/assets/a.css" rel="stylesheet"></head>');
  expect(fillPage(linked, '<main>x</main>', ['assets/a.css']).split('a.css')).toHaveLength(2);
});

test('dollar signs in the page are kept as they are', () => {
  expect(fillPage(template, '<p>$& and $1</p>', [])).toContain('<p>$& and $1</p>');
});

test('a template without an empty root is refused', () => {
  expect(() => fillPage('<html></html>', '<p>x</p>', [])).toThrow('The template has no');
});

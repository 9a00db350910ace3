/** Attributes of elements and components whose value people read or hear. */
const names = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'],
  ...['action', 'caption', 'confirm', 'description', 'empty', 'heading', 'hint', 'label', 'meta'],
  ...['note', 'placeholder', 'text'],
];
const ATTRIBUTE = `JSXAttribute[name.name=/^(${names.join('|')})$/]`;
/** Two letters in a row. Single letters and punctuation are the same in every language. */
const LETTERS = '/\\p{L}{2}/u';
const TEXT = `:matches(Literal[value=${LETTERS}], TemplateElement[value.raw=${LETTERS}])`;

const textMessage =
  'Texts are in the texts.ts of their feature, or in contract/messages if their wording is fixed.';

/** Texts of the interface written in JSX. */
const textsInJsx = [
  `JSXText[value=${LETTERS}]`,
  `${ATTRIBUTE} > Literal[value=${LETTERS}]`,
  `${ATTRIBUTE} > JSXExpressionContainer > ${TEXT}`,
  ...['TemplateLiteral', 'ConditionalExpression', 'LogicalExpression'].flatMap((kind) => [
    `${ATTRIBUTE} > JSXExpressionContainer > ${kind} > ${TEXT}`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${kind} > ${TEXT}`,
  ]),
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${TEXT}`,
].map((selector) => ({ selector, message: textMessage }));

const lazyInRender = {
  selector: ':function CallExpression[callee.name=/^lazy(Part|Layer|OrNothing)$/]',
  message: 'A lazy part is made once, outside of every function: each one made anew mounts anew.',
};
const typedAddress = {
  selector: 'Property[key.name="url"] > :matches(Literal[value=/^[a-z]/], TemplateLiteral)',
  message:
    'Calls are named: request("like", …) of src/api/request.ts takes the address from contract/paths.',
};
const typedPath = {
  selector: ':matches(Literal[value=/^.dashboard/], TemplateElement[value.raw=/^.dashboard/])',
  message: 'Addresses of pages are spelled in src/shared/paths.ts only.',
};

/** Addresses tried out by `new URL`: for its exception alone, or returned from a `try`. */
const triedAddresses = [
  'ExpressionStatement > NewExpression[callee.name="URL"]',
  'TryStatement > .block > ReturnStatement NewExpression[callee.name="URL"]',
].map((selector) => ({
  selector,
  message: 'Addresses are read in one way: parseUrl of contract returns null for others.',
}));

/** A statement that reads posts, beside an import of the rules of who sees whom. */
const seenByHand = {
  selector:
    'Program:has(:matches(Literal[value=/^posts( |$)/], TemplateElement[value.raw=/\\b(FROM|JOIN|UPDATE) posts\\b/])) ImportSpecifier[imported.name=/^(areHiddenFromEachOther|hiddenAuthors|isAccountShown|isAuthorShown|isHiddenPair)$/]',
  message:
    'Only server/domain/posts/shownPosts.ts decides who may see a post: use its isPostShown, isPostIdShown or maySeePost.',
};

module.exports = {
  overrides: [
    {
      files: ['{server,contract}/**/*.ts'],
      excludedFiles: ['contract/addresses/parseUrl.ts'],
      rules: { 'no-restricted-syntax': ['error', ...triedAddresses] },
    },
    {
      files: ['server/**/*.ts'],
      excludedFiles: ['server/domain/posts/shownPosts.ts'],
      rules: { 'no-restricted-syntax': ['error', seenByHand, ...triedAddresses] },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-syntax': ['error', lazyInRender, typedAddress, typedPath, ...textsInJsx],
      },
    },
    {
      files: ['src/shared/paths.ts'],
      rules: { 'no-restricted-syntax': ['error', lazyInRender, typedAddress] },
    },
    {
      // Their texts are samples.
      files: ['src/shared/ui/gallery/**', 'src/features/**/testing/**'],
      rules: { 'no-restricted-syntax': ['error', lazyInRender, typedAddress, typedPath] },
    },
  ],
};

/** Attributes of elements and components whose value people read or hear. */
const TEXT_ATTRIBUTES = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'],
  ...['action', 'caption', 'confirm', 'description', 'empty', 'heading', 'hint', 'label', 'meta'],
  ...['note', 'placeholder', 'text'],
];
/** Two letters in a row. Single letters and punctuation are the same in every language. */
const LETTERS = '/\\p{L}{2}/u';
const TEXT = `:matches(Literal[value=${LETTERS}], TemplateElement[value.raw=${LETTERS}])`;

const message =
  'Texts are in the texts.ts of their folder, or in contract/messages if their wording is fixed.';

/** Selectors for `no-restricted-syntax`: texts of the interface written in JSX. */
const textsInJsx = [
  `JSXText[value=${LETTERS}]`,
  `JSXAttribute[name.name=/^(${TEXT_ATTRIBUTES.join('|')})$/] > Literal[value=${LETTERS}]`,
  `JSXAttribute[name.name=/^(${TEXT_ATTRIBUTES.join('|')})$/] > JSXExpressionContainer > ${TEXT}`,
  ...['TemplateLiteral', 'ConditionalExpression', 'LogicalExpression'].flatMap((kind) => [
    `JSXAttribute[name.name=/^(${TEXT_ATTRIBUTES.join('|')})$/] > JSXExpressionContainer > ${kind} > ${TEXT}`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${kind} > ${TEXT}`,
  ]),
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${TEXT}`,
].map((selector) => ({ selector, message }));

module.exports = { textsInJsx };

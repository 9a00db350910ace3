import { escapeHtml } from '../text';
import {
  BRAND,
  CODE_GROUND,
  DESK,
  INK,
  MONO,
  PAPER,
  QUIET,
  RULE,
  SANS,
  SERIF,
  STYLE_BLOCK,
} from './mailStyles';

/** The content of a mail, in plain text; URLs in it become links. */
export interface MailContent {
  heading: string;
  paragraphs: readonly string[];
  /** A one-time code, shown large after the first paragraph. */
  code?: string;
  /** A list after the first paragraph; each item is a link. */
  items?: readonly MailItem[];
  /** Small print at the end. */
  note?: string;
  /** Links after the small print. */
  noteLinks?: readonly MailItem[];
}

/** A link. Its text may contain what people wrote, so URLs in it stay text. */
export interface MailItem {
  text: string;
  url: string;
}

/** Punctuation at the end belongs to the sentence, not to the URL. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

/**
 * The text in HTML. Only URLs that the server itself wrote are linked: a username cannot contain a
 * slash.
 */
const linked = (text: string) =>
  text
    .split(WEB_ADDRESS)
    .map((part, index) =>
      index % 2 === 1
        ? `<a class="brand" href="${escapeHtml(part)}" style="color:${BRAND.light}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;font:16px/1.5 ${SANS};color:${INK.light};overflow-wrap:anywhere">${linked(text)}</p>`;

const codeBox = (code: string) =>
  `<p class="code" style="margin:24px 0;padding:16px 8px;border:2px solid ${BRAND.light};border-radius:8px;` +
  `background-color:${CODE_GROUND.light};text-align:center;font:bold 34px/1.2 ${MONO};` +
  `letter-spacing:8px;text-indent:8px;color:${BRAND.light}">${escapeHtml(code)}</p>`;

const listItem = ({ text, url }: MailItem) =>
  `<li class="ink" style="margin:0 0 10px;color:${INK.light}">` +
  `<a class="brand" href="${escapeHtml(url)}" style="color:${BRAND.light}">${escapeHtml(text)}</a></li>`;

const list = (items: readonly MailItem[]) =>
  `<ul style="margin:0 0 16px;padding:0 0 0 20px;font:16px/1.5 ${SANS};overflow-wrap:anywhere">${items.map(listItem).join('')}</ul>`;

const noteLink = ({ text, url }: MailItem) =>
  `<br><a class="brand" href="${escapeHtml(url)}" style="color:${BRAND.light}">${escapeHtml(text)}</a>`;

const smallPrint = (text: string, links: readonly MailItem[]) =>
  `<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${RULE.light};` +
  `font:14px/1.5 ${SANS};color:${QUIET.light};overflow-wrap:anywhere">${linked(text)}${links.map(noteLink).join('')}</p>`;

function bodyOf({ paragraphs, code, items, note, noteLinks = [] }: MailContent): string {
  const [first = '', ...rest] = paragraphs;
  return [
    paragraph(first),
    ...(code === undefined ? [] : [codeBox(code)]),
    ...(items === undefined ? [] : [list(items)]),
    ...rest.map(paragraph),
    ...(note === undefined ? [] : [smallPrint(note, noteLinks)]),
  ].join('\n');
}

function htmlOf(content: MailContent): string {
  const heading = escapeHtml(content.heading);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${STYLE_BLOCK}</style>
</head>
<body class="desk" style="margin:0;padding:0;background-color:${DESK.light}">
<div class="desk" style="padding:24px 12px;background-color:${DESK.light}">
<div class="paper" role="article" style="max-width:520px;margin:0 auto;padding:32px;box-sizing:border-box;background-color:${PAPER.light};border-top:4px solid ${BRAND.light};border-radius:8px">
<p class="brand" style="margin:0 0 24px;font:bold 20px/1.2 ${SERIF};color:${BRAND.light}">Quad</p>
<h1 class="ink" style="margin:0 0 16px;font:bold 26px/1.25 ${SERIF};color:${INK.light}">${heading}</h1>
${bodyOf(content)}
</div>
</div>
</body>
</html>
`;
}

function textOf({
  heading,
  paragraphs,
  code,
  items = [],
  note,
  noteLinks = [],
}: MailContent): string {
  const [first = '', ...rest] = paragraphs;
  const parts = [
    heading,
    first,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...items.map(({ text, url }) => `- ${text}\n  ${url}`),
    ...rest,
    ...(note === undefined ? [] : [`--\n${note}`]),
    ...noteLinks.map(({ text, url }) => `${text}: ${url}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Returns the two bodies of a mail in Quad's design; all input is text and is escaped in the HTML.
 */
export function layoutMail(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) };
}

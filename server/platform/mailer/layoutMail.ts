/** What a mail says, in plain text. */
export interface MailContent {
  heading: string;
  paragraphs: readonly string[];
  /** A one-time code, shown large below the paragraphs. */
  code?: string;
  /** Small print at the end. */
  note?: string;
}

const BRAND = '#0E5A5A';
const INK = '#1F2933';
const QUIET = '#5B6670';
const SERIF = `Georgia, 'Times New Roman', serif`;
const SANS = `'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:16px/1.5 ${SANS};color:${INK}">${escaped(text)}</p>`;

const codeBox = (code: string) =>
  `<p style="margin:8px 0 24px;padding:16px;border:2px solid ${BRAND};border-radius:8px;` +
  `text-align:center;font:bold 32px/1.2 Consolas,Menlo,monospace;letter-spacing:8px;` +
  `color:${BRAND}">${escaped(code)}</p>`;

const smallPrint = (text: string) =>
  `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #D8DEE2;` +
  `font:14px/1.5 ${SANS};color:${QUIET}">${escaped(text)}</p>`;

function htmlOf({ heading, paragraphs, code, note }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<title>${escaped(heading)}</title>
</head>
<body style="margin:0;padding:24px 12px;background-color:#F4F6F6">
<div role="article" style="max-width:520px;margin:0 auto;padding:32px;background-color:#FFFFFF;border-top:4px solid ${BRAND};border-radius:8px">
<p style="margin:0 0 24px;font:bold 20px/1.2 ${SERIF};color:${BRAND}">Quad</p>
<h1 style="margin:0 0 16px;font:bold 26px/1.25 ${SERIF};color:${INK}">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code === undefined ? '' : codeBox(code)}
${note === undefined ? '' : smallPrint(note)}
</div>
</body>
</html>
`;
}

function textOf({ heading, paragraphs, code, note }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(note === undefined ? [] : [`--\n${note}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The two bodies of a mail in Quad's look; everything given is text and is escaped in the HTML. */
export function layoutMail(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) };
}

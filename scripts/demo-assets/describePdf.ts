const text = (value: string) =>
  `<FEFF${Buffer.from(value, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/**
 * Appends title and author to a PDF made by Chromium, which can't write the author. They are added
 * as an incremental update, with an information object and a separate cross-reference table.
 */
export function describePdf(pdf: Buffer, { title, author }: { title: string; author: string }) {
  const source = pdf.toString('latin1');
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1];
  const size = /\/Size (\d+)/.exec(source)?.[1];
  const root = /\/Root (\d+ 0 R)/.exec(source)?.[1];
  if (before === undefined || size === undefined || root === undefined) {
    throw new Error('This PDF has no plain trailer.');
  }
  const object = `${size} 0 obj\n<</Title ${text(title)} /Author ${text(author)} /Creator (Quad)>>\nendobj\n`;
  const start = pdf.length + 1;
  const table = `xref\n${size} 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size ${Number(size) + 1} /Root ${root} /Info ${size} 0 R /Prev ${before}>>\n`;
  const end = `startxref\n${start + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`\n${object}${table}${trailer}${end}`, 'latin1')]);
}

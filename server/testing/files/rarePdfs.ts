import { randomBytes } from 'node:crypto';
import { CATALOG, rawPdf } from './pdfs';

const streamOf = (content: Buffer, fields = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${fields}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const pageWith = (content: number, resources: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents ${content} 0 R/Resources<<${resources}>>>>`;

const onePage = '<</Type/Pages/Count 1/Kids[3 0 R]>>';

/** Creates a PDF with a Chinese text whose font and encoding it only names. */
export function namedFontPdf(text: string): Buffer {
  const codes = Buffer.from(text, 'utf16le').swap16().toString('hex');
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>';
  return rawPdf([
    CATALOG,
    onePage,
    pageWith(4, '/Font<</F 5 0 R>>'),
    streamOf(Buffer.from(`BT /F 24 Tf 30 200 Td <${codes}> Tj ET`)),
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light${system}/FontDescriptor 7 0 R/DW 1000>>`,
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ]);
}

/** A red square of 16 pixels, as `opj_compress` writes it. */
const RED_JPEG_2000 =
  '/0//UQAvAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAADBwEBBwEBBwEB/1IADAAAAAEBAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABKAAH/k8+0bBFQVK/0x7A3AAAAAGEhL/woTAAAAAAMJCX/f4DfgNAUAFyv30gl/0AAAAAAwkJftHgAAAGEhL//f//Z';

/** Creates a PDF that is filled by a red picture in JPEG 2000, as scanners write them. */
export function jpeg2000Pdf(): Buffer {
  const picture = '/Type/XObject/Subtype/Image/Width 16/Height 16/Filter/JPXDecode';
  return rawPdf([
    CATALOG,
    onePage,
    pageWith(4, '/XObject<</I 5 0 R>>'),
    streamOf(Buffer.from('300 0 0 300 0 0 cm /I Do')),
    streamOf(Buffer.from(RED_JPEG_2000, 'base64'), picture),
  ]);
}

/** Creates a PDF whose pages have their texts far from each other in the file. */
export function spreadPdf(texts: readonly string[], bytesBetween: number): Buffer {
  const firstPage = 4;
  const firstText = firstPage + texts.length;
  const kids = texts.map((_, index) => `${firstPage + index} 0 R`).join(' ');
  return rawPdf([
    CATALOG,
    `<</Type/Pages/Count ${texts.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...texts.map((_, index) => pageWith(firstText + 2 * index, '/Font<</F 3 0 R>>')),
    ...texts.flatMap((text) => [
      streamOf(Buffer.from(`BT /F 24 Tf 30 200 Td (${text}) Tj ET`)),
      streamOf(randomBytes(bytesBetween)),
    ]),
  ]);
}

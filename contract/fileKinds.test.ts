import {
  ACCEPTED_KINDS,
  claimedKind,
  endingOf,
  endingsOf,
  FILE_KINDS,
  isAccepted,
  namesOf,
  POST_DOCUMENT_KINDS,
} from './fileKinds';

const places = Object.entries(ACCEPTED_KINDS);

test.each(places)('%s accepts its kinds by each of their names and types', (_, kinds) => {
  for (const kind of kinds) {
    const { endings, types } = FILE_KINDS[kind];
    for (const ending of endings) {
      expect(isAccepted({ name: `A file${ending.toUpperCase()}`, type: '' }, kinds)).toBe(true);
      for (const type of types) {
        expect(isAccepted({ name: `a${ending}`, type }, kinds)).toBe(true);
      }
    }
  }
});

test.each(places)('%s refuses every other kind, and those that Quad does not know', (_, kinds) => {
  const others = (Object.keys(FILE_KINDS) as (keyof typeof FILE_KINDS)[]).filter(
    (kind) => !kinds.some((each) => each === kind),
  );
  const names = [...endingsOf(others), '.heic', '.avif', '.avi', '.mkv', '.zip', '.exe', '.pages'];
  for (const ending of names) {
    expect([ending, isAccepted({ name: `a${ending}`, type: '' }, kinds)]).toEqual([ending, false]);
  }
});

test.each([
  ['IMG_0042.heic', 'image/heic'],
  ['IMG_0042.HEIC', ''],
  ['scan.tiff', 'image/tiff'],
  ['logo.svg', 'image/svg+xml'],
  ['clip.avi', 'video/x-msvideo'],
  ['clip.mkv', 'video/x-matroska'],
  ['clip', ''],
])('a media post refuses %s of type “%s”', (name, type) => {
  expect(isAccepted({ name, type }, ACCEPTED_KINDS.media)).toBe(false);
});

test.each([
  ['clip.mov', 'video/quicktime', 'mov'],
  ['clip.MOV', '', 'mov'],
  ['image', 'image/png', 'png'],
  ['a.png', 'text/html', undefined],
  ['notes.docx', 'application/zip', 'docx'],
  ['notes.pdf', 'application/octet-stream', 'pdf'],
  ['toString', 'toString', undefined],
])('%s of type “%s” claims to be %s', (name, type, kind) => {
  expect(claimedKind({ name, type })).toBe(kind);
});

test.each([
  ['thesis.PDF', '.pdf'],
  ['thesis.pdf.', '.pdf'],
  ['thesis.tar.gz', '.gz'],
  ['notes.pages', '.pages'],
  ['thesis', ''],
  ['thesis.final version', ''],
  ['thesis.final', ''],
  ['thesis.v2', ''],
  ['cv.en', ''],
  ['cv.bn', ''],
  ['report.new', ''],
  ['paper.rev3', ''],
  ['Dr. Rahman', ''],
  ['a.exe', '.exe'],
  ['a.HTML', '.html'],
  ['archive.7z', '.7z'],
  ['Chapter 2. Results', ''],
  ['arXiv 2301.12345', ''],
  ['Dr. Karim.', ''],
  ['', ''],
])('the ending of “%s” is “%s”', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

test('a document without an ending passes where documents are accepted', () => {
  const thesis = { name: 'thesis', type: '' };
  const accepting = places.filter(([, kinds]) => isAccepted(thesis, kinds)).map(([place]) => place);
  expect(accepting).toEqual(['newDocument', 'editedDocument', 'chat', 'paper', 'chatbot']);
});

test('the endings of all kinds that some place accepts are known', () => {
  for (const { endings } of Object.values(FILE_KINDS))
    for (const ending of endings) expect(endingOf(`a${ending}`)).toBe(ending);
});

test.each(['cv.en', 'paper.v2', 'Dr. Rahman', 'thesis.final', 'report.২'])(
  'the form accepts %s where documents are accepted, and nothing of another kind',
  (name) => {
    for (const kinds of [ACCEPTED_KINDS.newDocument, ACCEPTED_KINDS.chat, ACCEPTED_KINDS.paper]) {
      expect(isAccepted({ name, type: '' }, kinds)).toBe(true);
      expect(isAccepted({ name, type: 'text/html' }, kinds)).toBe(false);
    }
  },
);

test('the kinds of a place are named in a sentence', () => {
  expect(namesOf(POST_DOCUMENT_KINDS)).toBe('PDF, DOCX, DOC or TXT');
  expect(namesOf(ACCEPTED_KINDS.paper)).toBe('PDF');
  expect(namesOf(ACCEPTED_KINDS.chat, ['png', 'gif'])).toBe('PNG or GIF');
});

import { extractAnswer } from '../extractAnswer';
import { createPassageIndex } from '../passageIndex';
import type { Source } from '../source';
import { compoundsOf } from './compounds';

const STEMS = ['rechnerarchitektur', 'architektur', 'unarchitektur', 'architekturbuero'];

test('a compound ends in the word that it is a kind of', () => {
  expect(compoundsOf('architektur', STEMS)).toEqual(['rechnerarchitektur']);
});

test('short words are endings of others, which are no compounds of them', () => {
  expect(compoundsOf('kunft', ['auskunft', 'unterkunft'])).toEqual([]);
});

test('a German question finds compounds of its words', async () => {
  const text =
    'Die Rechnerarchitektur wird im dritten Kapitel beschrieben. Die Mitglieder treffen sich jeden Montag.';
  const source: Source = { kind: 'upload', id: 1, title: 'Buch', pages: [{ page: 1, text }] };
  const index = await createPassageIndex([source]);
  const { found } = await extractAnswer(index, 'In welchem Kapitel steht die Architektur?');
  expect(found[0]?.text).toBe('Die Rechnerarchitektur wird im dritten Kapitel beschrieben.');
  expect(index.related('architektur')).toEqual(['rechnerarchitektur']);
});

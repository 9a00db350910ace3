import { newWork } from './work/workFields';
import { workSchema } from './researchSchemas';

test('the first line of the details of a work keeps its indentation', () => {
  const work = { ...newWork, title: ' Tides ', details: '\n\n  a = 1\nb = 2\n' };
  expect(workSchema.cast(work)).toMatchObject({ title: 'Tides', details: '  a = 1\nb = 2' });
});

test('details of blanks alone are missing', async () => {
  const work = { ...newWork, title: 'Tides', research_field: 'Physics', details: ' \n ' };
  await expect(workSchema.validate(work)).rejects.toThrow();
});

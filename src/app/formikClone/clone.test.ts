import clone from './clone';
import cloneDeep from './cloneDeep';

it('copies arrays and objects one level deep, of whatever class', () => {
  class Values {
    constructor(readonly inner: { name: string }) {}
  }
  const values = new Values({ name: 'Nusrat' });
  const copy = clone(values);
  expect(copy).toEqual(values);
  expect(copy).not.toBe(values);
  expect(copy).toBeInstanceOf(Values);
  expect(copy.inner).toBe(values.inner);
  const list = [values];
  expect(clone(list)).toEqual(list);
  expect(clone(list)).not.toBe(list);
});

it('copies all that a value holds', () => {
  const values = { interests: ['Blockchain'], at: new Date(0) };
  const copy = cloneDeep(values);
  expect(copy).toEqual(values);
  expect(copy.interests).not.toBe(values.interests);
});

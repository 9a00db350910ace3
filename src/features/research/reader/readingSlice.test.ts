import { papersApi } from '../papers/papersApi';
import { paperPageTurned, readingReducer } from './readingSlice';

const start = readingReducer(undefined, { type: 'start' });
const turned = readingReducer(start, paperPageTurned({ id: 3, page: 4 }));

test('the page that is read waits to be kept', () => {
  expect(start).toEqual({ unkept: null });
  expect(turned).toEqual({ unkept: { id: 3, page: 4 } });
  expect(readingReducer(turned, paperPageTurned({ id: 3, page: 5 })).unkept?.page).toBe(5);
});

test.each([
  ['keepReadingPlace', start],
  ['deletePaper', turned],
])('after the call %s the state is %j', (endpointName, state) => {
  const sent = {
    type: `${papersApi.reducerPath}/executeMutation/pending`,
    meta: { requestStatus: 'pending', requestId: 'r', arg: { type: 'mutation', endpointName } },
  };
  expect(readingReducer(turned, sent)).toEqual(state);
});

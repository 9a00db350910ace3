import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { selectToasts } from '#shared/notify/toastsSlice';
import { createFakePorts, type FakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import type { PeopleSlot } from '../papers/PeopleDialog';
import { Research } from '../Research';
import { ResearchOf } from '../ResearchOf';

// Loading a page is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const people: PeopleSlot = {
  whoWorksOn: (keyword) => <p key={keyword}>People of {keyword}</p>,
};

/**
 * Renders the research area at an address; `/own` and `/other` render the research section of a
 * profile.
 */
export async function openResearch(
  address: string,
  ports: FakePorts = createFakePorts(adaStored),
  { isSettled = true }: { isSettled?: boolean } = {},
) {
  window.scrollTo = jest.fn();
  window.history.pushState(null, '', address);
  const { store, settled } = await startSession(ports);
  if (isSettled) await settled();
  ports.currentPath = address;
  const actions: unknown[] = [];
  const dispatch = store.dispatch;
  store.dispatch = ((action: Parameters<typeof dispatch>[0]) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof dispatch;
  const view = render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="dashboard/research/*" element={<Research {...people} />} />
          <Route path="own" element={<ResearchOf userId={7} isOwn {...people} />} />
          <Route path="other" element={<ResearchOf userId={12} isOwn={false} {...people} />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
  return {
    view,
    store,
    ports,
    actions,
    user: userEvent.setup({ delay: null, applyAccept: false }),
    toasts: () => selectToasts(store.getState()).map(({ text }) => text),
    address: () => window.location.pathname + window.location.search,
  };
}

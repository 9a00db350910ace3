import { act, screen } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { documentChosen, scopeChosen } from '../chatbotEvents';
import { chatbotHandlers } from '../testing/chatbotServer';
import { ChatbotWindow } from './ChatbotWindow';

startApiServer(...chatbotHandlers);

const field = () => screen.getByRole('textbox', { name: 'Your question' });

test('the source chosen in the panel is named in the window, and can be changed there', async () => {
  const { user, store } = await renderAt('/dashboard/posts', <ChatbotWindow />, {
    ports: createFakePorts(adaStored),
  });
  const document = {
    document_id: 5,
    kind: 'upload',
    title: 'Federated clinics',
    filename: 'clinics.pdf',
  } as const;
  act(() => void store.dispatch(documentChosen({ document })));
  expect(field()).toHaveAttribute('placeholder', 'Ask about this paper');
  expect(screen.getByRole('button', { name: 'Remove Federated clinics' })).toBeVisible();
  act(() => void store.dispatch(scopeChosen({ scope: 'papers' })));
  expect(field()).toHaveAttribute('placeholder', 'Ask about Quad and its papers');
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  const choice = screen.getByRole('combobox', { name: 'Answer from' });
  expect(choice).toHaveDisplayValue('Answer from all of Quad');
  await user.selectOptions(choice, 'Answer from this document');
  expect(field()).toHaveAttribute('placeholder', 'Ask about this paper');
});

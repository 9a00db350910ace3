import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { TextField } from '../ui/fields/TextField';
import { FormMessage } from './FormMessage';
import { neededText } from './rules';
import { useForm, type FormOutcome } from './useForm';

interface Talk {
  title: string;
  place: string;
}

const noTalk: Talk = { title: '', place: '' };
const talkSchema = object({ title: neededText('A title.'), place: neededText('A place.') });
const loadSchema = () => Promise.resolve(talkSchema);
const draft = { text: '', change: jest.fn(), clear: jest.fn() };
const submit = jest.fn<Promise<FormOutcome<Talk>>, [Talk]>();
beforeEach(() => {
  jest.resetAllMocks();
  submit.mockResolvedValue({});
});

function TalkForm(options: Partial<Parameters<typeof useForm<Talk>>[0]>) {
  const form = useForm<Talk>({
    initialValues: noTalk,
    loadSchema,
    draft,
    invalidText: 'Fill all.',
    submit,
    ...options,
  });
  return (
    <form {...form.props} aria-label="Talk">
      <FormMessage notice={form.notice} />
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Place" {...form.field('place')} />
      <button type="submit">Send</button>
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('errors show on submission, then while typing, and the first wrong field is focused', async () => {
  render(<TalkForm />);
  await userEvent.type(field('Title'), ' ');
  expect(field('Title')).toBeValid();
  await press('Send');
  expect(await screen.findByText('Fill all.')).toBeVisible();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveAccessibleDescription('A title.');
  await userEvent.type(field('Title'), 'Sinks');
  await waitFor(() => expect(field('Title')).toBeValid());
  expect(field('Place')).toBeInvalid();
  await userEvent.type(field('Place'), 'Hall');
  await waitFor(() => expect(screen.queryByText('Fill all.')).not.toBeInTheDocument());
  expect(submit).not.toHaveBeenCalled();
});

test('the values are sent as cleaned by the rules, once however often the form is submitted', async () => {
  let finish = (_outcome: FormOutcome<Talk>) => undefined as void;
  submit.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  render(<TalkForm initialValues={{ title: ' Sinks ', place: 'Hall' }} />);
  await press('Send');
  await press('Send');
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ title: 'Sinks', place: 'Hall' }));
  finish({ notice: { tone: 'success', text: 'Sent.' } });
  expect(await screen.findByRole('status')).toHaveTextContent('Sent.');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('an error from the server stays until its field is changed', async () => {
  submit.mockResolvedValue({ errors: { place: 'No such place.' } });
  render(<TalkForm initialValues={{ title: 'Sinks', place: 'Hall' }} />);
  await press('Send');
  await waitFor(() => expect(field('Place')).toHaveFocus());
  await userEvent.type(field('Title'), '!');
  expect(field('Place')).toHaveAccessibleDescription('No such place.');
  await userEvent.type(field('Place'), '!');
  await waitFor(() => expect(field('Place')).toBeValid());
});

test('without its rules the form is still sent, for the server to check', async () => {
  render(<TalkForm loadSchema={() => Promise.reject(new Error('offline'))} />);
  await press('Send');
  await waitFor(() => expect(submit).toHaveBeenCalledWith(noTalk));
});

test('typed text is kept as a draft, restored, and discarded', async () => {
  const { unmount } = render(<TalkForm />);
  await userEvent.type(field('Title'), 'S');
  expect(draft.change).toHaveBeenLastCalledWith('{"title":"S","place":""}');
  unmount();
  render(<TalkForm draft={{ ...draft, text: '{"title":"S","place":""}' }} />);
  expect(field('Title')).toHaveValue('S');
  await press('Discard');
  expect(field('Title')).toHaveValue('');
  expect(draft.clear).toHaveBeenCalledTimes(1);
});

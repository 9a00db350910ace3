import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { FileDrop } from './FileDrop';

const paper = new File(['four'], 'paper.pdf', { type: 'application/pdf' });
const sheet = new File(['a,b'], 'timings.csv', { type: 'text/csv' });

function setup(props: Partial<ComponentProps<typeof FileDrop>> = {}) {
  const onFiles = jest.fn();
  render(<FileDrop title="Drop a paper here" onFiles={onFiles} {...props} />);
  const choose = (files: File[]) =>
    userEvent.upload(screen.getByLabelText(/Choose files?/, { selector: 'input' }), files, {
      applyAccept: false,
    });
  return { onFiles, choose };
}

describe('FileDrop', () => {
  it('reports the chosen files', async () => {
    const { onFiles, choose } = setup();
    await choose([paper, sheet]);
    expect(onFiles).toHaveBeenCalledWith([paper, sheet]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens the file dialog from a button', async () => {
    setup();
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('refuses a wrong type and lists the accepted types', async () => {
    const { onFiles, choose } = setup({ accept: { 'image/*': [], 'video/*': [] } });
    await choose([sheet]);
    expect(onFiles).not.toHaveBeenCalled();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'timings.csv: File type must be one of image/*, video/*',
    );
  });

  it('refuses a file that is too large or too small', async () => {
    const { choose } = setup({ maxSize: 3 });
    await choose([paper]);
    expect(await screen.findByRole('alert')).toHaveTextContent('File is larger than 3 bytes');
  });

  it('refuses a second file if only one is accepted', async () => {
    const { choose } = setup({ maxFiles: 1 });
    await choose([paper, sheet]);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts[0]).toHaveTextContent('Too many files');
  });

  it('accepts the valid files of a mixed drop and leaves the refusals to its owner', async () => {
    const onRefused = jest.fn();
    const { onFiles, choose } = setup({ accept: { 'application/pdf': [] }, onRefused });
    await choose([paper, sheet]);
    expect(onFiles).toHaveBeenCalledWith([paper]);
    expect(onRefused).toHaveBeenCalledWith([
      { file: sheet, text: 'File type must be application/pdf' },
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

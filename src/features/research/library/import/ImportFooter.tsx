import { Button } from '#shared/ui/buttons/Button';
import * as texts from './texts';
import type { Import } from './useImport';

interface ImportFooterProps {
  readonly work: Import;
  readonly pasted: string;
  readonly tag: string;
  readonly onClose: () => void;
}

/** The buttons of the step of an import. While it runs, there is only the one that cancels it. */
export function ImportFooter({ work, pasted, tag, onClose }: ImportFooterProps) {
  const { step, problem, found } = work.state;
  const close = <Button onClick={onClose}>{texts.close}</Button>;
  switch (step) {
    case 'choose':
      return (
        <>
          {close}
          <Button
            variant="primary"
            aria-disabled={pasted.trim() === ''}
            onClick={() => work.readText(pasted)}
          >
            {texts.check}
          </Button>
        </>
      );
    case 'report':
      return (
        <>
          <Button onClick={work.restart}>{texts.another}</Button>
          {found.fresh.length > 0 ? (
            <Button variant="primary" onClick={() => work.add(tag)}>
              {texts.add(found.fresh.length)}
            </Button>
          ) : (
            close
          )}
        </>
      );
    case 'done':
      return close;
    case 'read':
    case 'add':
      return problem === null ? null : (
        <>
          {close}
          <Button variant="primary" onClick={work.resume}>
            {texts.tryAgain}
          </Button>
        </>
      );
  }
}

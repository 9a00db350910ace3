import { UploadLine } from '#shared/files/UploadLine';
import { Notice } from '#shared/ui/feedback/Notice';
import css from './Import.module.css';
import { percentOf, type ImportState } from './importState';
import { StepHeading } from './StepHeading';
import * as texts from './texts';

interface WorkStepProps {
  readonly state: ImportState;
  readonly onCancel: () => void;
}

/** The progress while a file is read or its references are added, or why that stopped. */
export function WorkStep({ state, onCancel }: WorkStepProps) {
  const { step, problem, name, found, added } = state;
  const isReading = step === 'read';
  const total = found.fresh.length;
  const heading = isReading ? texts.reading(name) : texts.adding(total);
  if (problem !== null)
    return (
      <div className={css.step}>
        <StepHeading key="stopped">
          {isReading ? texts.readingStopped : texts.addingStopped}
        </StepHeading>
        {isReading ? null : <p>{texts.addedSoFar(added, total)}</p>}
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      </div>
    );
  return (
    <div className={css.step}>
      <StepHeading key="running">{heading}</StepHeading>
      <UploadLine
        label={heading}
        percent={percentOf(state)}
        words={isReading ? texts.readPercent : texts.addPercent}
        onCancel={onCancel}
      />
    </div>
  );
}

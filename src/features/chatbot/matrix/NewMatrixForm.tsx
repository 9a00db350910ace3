import { Quote } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MATRIX_QUESTIONS_MAX, MATRIX_QUESTION_MAX_LENGTH } from '#contract/limits';
import { errorDetail } from '#api/errors';
import { useDraft } from '#shared/drafts/useDraft';
import { paths } from '#shared/paths';
import { Button } from '#shared/ui/buttons/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { Card } from '#shared/ui/layout/Card';
import { questionsIn, readChosen, writeChosen } from './chosenPapers';
import css from './matrix.module.css';
import { useCreateMatrixMutation } from './matrixApi';
import { PaperChoice, type PickerSlot } from './PaperChoice';
import * as texts from './texts';

/** The reason why questions can't be asked, if any. */
function faultIn(questions: readonly string[]): string | undefined {
  if (questions.length === 0) return texts.writeQuestions;
  if (questions.length > MATRIX_QUESTIONS_MAX) return texts.tooManyQuestions;
  const isLong = questions.some((question) => [...question].length > MATRIX_QUESTION_MAX_LENGTH);
  return isLong ? texts.tooLong(MATRIX_QUESTION_MAX_LENGTH) : undefined;
}

/** The form for a new matrix, kept as a draft until it is started. */
export function NewMatrixForm({ picker }: PickerSlot) {
  const navigate = useNavigate();
  const [create, { isLoading, error }] = useCreateMatrixMutation();
  const papersDraft = useDraft('matrix:papers');
  const questionsDraft = useDraft('matrix:questions');
  const [isChecked, setIsChecked] = useState(false);
  const papers = readChosen(papersDraft.text);
  const questions = questionsIn(questionsDraft.text);
  const papersFault = papers.length === 0 ? texts.choosePapers : undefined;
  const questionsFault = faultIn(questions);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (papersFault !== undefined || questionsFault !== undefined || isLoading) return;
    const { data } = await create({ paper_ids: papers.map(({ id }) => id), questions });
    if (!data) return;
    papersDraft.clear();
    questionsDraft.clear();
    void navigate(paths.matrix(data.id));
  };
  return (
    <Card padding="lg" edgeToEdge>
      <form
        noValidate
        aria-labelledby="new-matrix"
        className={css.form}
        onSubmit={(event) => void submit(event)}
      >
        <h2 id="new-matrix" className={css.formTitle}>
          {texts.newMatrix}
        </h2>
        <PaperChoice
          papers={papers}
          picker={picker}
          error={isChecked ? papersFault : undefined}
          onChange={(chosen) => papersDraft.change(writeChosen(chosen))}
        />
        <TextArea
          label={texts.questionsField}
          hint={`${texts.questionsHint} ${texts.written(questions.length)}.`}
          rows={4}
          value={questionsDraft.text}
          error={isChecked ? questionsFault : undefined}
          onChange={({ currentTarget }) => questionsDraft.change(currentTarget.value)}
        />
        {error ? (
          <Notice tone="danger" role="alert">
            {errorDetail(error, texts.notStarted)}
          </Notice>
        ) : null}
        <div className={css.foot}>
          <Button
            type="submit"
            variant="primary"
            icon={Quote}
            busy={isLoading}
            busyText={texts.starting}
          >
            {texts.start}
          </Button>
        </div>
      </form>
    </Card>
  );
}

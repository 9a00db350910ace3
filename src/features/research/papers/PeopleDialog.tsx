import { Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Paper } from '#contract/entities/research';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { MathText } from '#shared/math/MathText';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { TextField } from '#shared/ui/fields/TextField';
import * as texts from '../texts';
import css from './PeopleDialog.module.css';

/** The slot for another feature's content on a paper. */
export interface PeopleSlot {
  /** Renders the people whose work matches a topic. */
  readonly whoWorksOn: (keyword: string) => ReactNode;
}

interface PeopleDialogProps extends PeopleSlot {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** People who work on the topic of a paper: its field at first, then any other topic. */
export function PeopleDialog({ paper, whoWorksOn, onClose }: PeopleDialogProps) {
  const start = paper.research_field.slice(0, KEYWORD_MAX_LENGTH);
  const [topic, setTopic] = useState(start);
  const [asked, setAsked] = useState(start);
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAsked(topic.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.findPeople}
      description={<MathText text={paper.title} />}
    >
      <form role="search" aria-label={texts.people} className={css.form} onSubmit={look}>
        <TextField
          label={texts.topic}
          hint={texts.topicHint}
          value={topic}
          maxLength={KEYWORD_MAX_LENGTH}
          fieldClassName={css.topic}
          onChange={(event) => setTopic(event.target.value)}
        />
        <Button type="submit" icon={Search} className={css.look}>
          {texts.look}
        </Button>
      </form>
      <PartBoundary part="list">{whoWorksOn(asked)}</PartBoundary>
    </Dialog>
  );
}

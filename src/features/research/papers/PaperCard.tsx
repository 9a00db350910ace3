import { BookOpen, Download, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Paper } from '#contract/entities/research';
import { SaveSlot } from '#shared/library/SaveSlot';
import { MathText } from '#shared/math/MathText';
import { paths } from '#shared/paths';
import { askAboutRequested } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Card } from '#shared/ui/layout/Card';
import { MarkedText } from '#shared/ui/marks/MarkedText';
import * as texts from '../texts';
import { downloadPaper } from './downloadPaper';
import css from './PaperCard.module.css';
import { PaperHead } from './PaperHead';
import { PaperMeta } from './PaperMeta';
import { PaperText } from './PaperText';
import type { PeopleSlot } from './PeopleDialog';
import { PaperWhy } from './why/PaperWhy';

interface PaperCardProps extends PeopleSlot {
  readonly paper: Paper;
}

/** A paper: its details, abstract and actions. */
export function PaperCard({ paper, whoWorksOn }: PaperCardProps) {
  const dispatch = useAppDispatch();
  const [isLoading, setIsLoading] = useState(false);
  const words = paper.matched_words ?? [];
  const download = async () => {
    setIsLoading(true);
    await dispatch(downloadPaper(paper));
    setIsLoading(false);
  };
  const ask = () => {
    const { id, title, file_path, original_filename: filename } = paper;
    dispatch(askAboutRequested({ title, file_path, filename, paper_id: id }));
  };
  return (
    <Card as="article" spine="document" padding="lg" edgeToEdge className={css.card}>
      <PaperHead paper={paper} whoWorksOn={whoWorksOn} />
      <h2 className={css.title} dir="auto">
        <Link to={paths.paper(paper.id)} className={css.link}>
          <MathText text={paper.title} plain={(text) => <MarkedText text={text} words={words} />} />
        </Link>
      </h2>
      <PaperMeta paper={paper} />
      {paper.why ? <PaperWhy why={paper.why} /> : null}
      <PaperText paper={paper} />
      <div className={css.actions}>
        <LinkButton
          size="sm"
          icon={BookOpen}
          aria-label={texts.readPaper(paper.title)}
          to={paths.readPaper(paper.id)}
        >
          {texts.read}
        </LinkButton>
        <Button
          size="sm"
          icon={Download}
          busy={isLoading}
          aria-label={texts.downloadPaper(paper.title)}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
        <Button
          size="sm"
          icon={Sparkles}
          className={css.ask}
          aria-label={texts.askUAbout(paper.title)}
          onClick={ask}
        >
          {texts.askU}
        </Button>
        <SaveSlot kind="paper" id={paper.id} name={paper.title} look="sm" />
      </div>
    </Card>
  );
}

import { BookOpen, Download, Link2, Quote, Sparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Paper } from '#contract/entities/research';
import { feedMessages } from '#contract/messages';
import { useWindowName } from '#shared/hooks/useWindowName';
import { fileSize } from '#shared/lib/fileTexts';
import { copyLink } from '#shared/notify/copyLink';
import { SaveSlot } from '#shared/library/SaveSlot';
import { MathText } from '#shared/math/MathText';
import { paths } from '#shared/paths';
import { askAboutRequested } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Card } from '#shared/ui/layout/Card';
import { readerHash } from '#shared/pdf/readerPlace';
import * as texts from '../../texts';
import { CiteDialog } from '../cite/CiteDialog';
import { downloadPaper } from '../downloadPaper';
import { PaperHead } from '../PaperHead';
import { PaperMeta } from '../PaperMeta';
import type { PeopleSlot } from '../PeopleDialog';
import { PageSearch } from './PageSearch';
import { PaperOf } from './PaperOf';
import css from './PaperView.module.css';

interface PaperViewProps extends PeopleSlot {
  /** Renders the posts with an address of a paper. */
  readonly postsAbout: (paperId: number) => ReactNode;
}

/** The page of the paper that the address names, with the posts about it. */
export const PaperView = ({ whoWorksOn, postsAbout }: PaperViewProps) => (
  <PaperOf>
    {(paper) => (
      <div className={css.page}>
        <PaperDetails paper={paper} whoWorksOn={whoWorksOn} />
        <section className={css.posts} aria-labelledby="posts-about">
          <h2 id="posts-about">{texts.postsAbout}</h2>
          {postsAbout(paper.id)}
        </section>
      </div>
    )}
  </PaperOf>
);

function PaperDetails({ paper, whoWorksOn }: PeopleSlot & { readonly paper: Paper }) {
  useWindowName(paper.title);
  const { page_count: count, file_size: bytes } = paper;
  const facts = [...(count === null ? [] : [texts.pageCount(count)]), fileSize(bytes)];
  return (
    <Card as="article" spine="document" padding="lg" edgeToEdge className={css.card}>
      <PaperHead paper={paper} whoWorksOn={whoWorksOn} />
      <h1 className={css.title} tabIndex={-1} dir="auto">
        <MathText text={paper.title} />
      </h1>
      <PaperMeta paper={paper} />
      {facts.length > 0 ? <p className={css.facts}>{facts.join(' · ')}</p> : null}
      <Actions paper={paper} />
      {paper.abstract.trim() === '' ? null : (
        <section className={css.abstract} aria-labelledby="abstract">
          <h2 id="abstract">{texts.abstract}</h2>
          <p dir="auto">
            <MathText text={paper.abstract} />
          </p>
        </section>
      )}
      <PageSearch paper={paper} />
    </Card>
  );
}

function Actions({ paper }: { readonly paper: Paper }) {
  const dispatch = useAppDispatch();
  const [isLoading, setIsLoading] = useState(false);
  const [isCiting, setIsCiting] = useState(false);
  const { id, title, file_path, original_filename: filename, my_page: stoppedAt } = paper;
  const download = async () => {
    setIsLoading(true);
    await dispatch(downloadPaper(paper));
    setIsLoading(false);
  };
  const isBegun = stoppedAt != null && stoppedAt > 1;
  return (
    <div className={css.actions}>
      <LinkButton
        variant="primary"
        icon={BookOpen}
        to={paths.readPaper(id) + (isBegun ? readerHash({ page: stoppedAt }) : '')}
      >
        {isBegun ? texts.readOn(stoppedAt) : texts.read}
      </LinkButton>
      <Button icon={Download} busy={isLoading} onClick={() => void download()}>
        {texts.download}
      </Button>
      <Button
        icon={Sparkles}
        onClick={() => dispatch(askAboutRequested({ title, file_path, filename, paper_id: id }))}
      >
        {texts.askU}
      </Button>
      <Button icon={Quote} onClick={() => setIsCiting(true)}>
        {texts.cite}
      </Button>
      <SaveSlot kind="paper" id={id} name={title} look="md" />
      <Button
        icon={Link2}
        onClick={() => void dispatch(copyLink(paths.paper(id), feedMessages.linkCopied))}
      >
        {texts.copyLink}
      </Button>
      {isCiting ? <CiteDialog paper={paper} onClose={() => setIsCiting(false)} /> : null}
    </div>
  );
}

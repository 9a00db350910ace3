import { ArrowLeft, Ellipsis, List, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Paper } from '#contract/entities/research';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { MathText } from '#shared/math/MathText';
import { paths } from '#shared/paths';
import { useAppDispatch } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Icon } from '#shared/ui/marks/Icon';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { Menu, type MenuItem } from '#shared/ui/overlays/Menu';
import { downloadPaper } from '../papers/downloadPaper';
import type { PdfView } from './createPdfView';
import { PageField } from './PageField';
import css from './ReaderBar.module.css';
import * as texts from './texts';

/** The choices of a paper’s reader. */
export interface ReaderLook {
  readonly panel: 'outline' | 'find' | null;
  readonly isPaired: boolean;
  readonly isNight: boolean;
}

interface ReaderBarProps {
  readonly paper: Paper;
  readonly view: PdfView | null;
  readonly page: number;
  readonly count: number;
  readonly label: string | null;
  readonly look: ReaderLook;
  /** Goes to a typed page. */
  readonly onGoTo: (page: number) => void;
  readonly onLook: (change: Partial<ReaderLook>) => void;
}

/** The title of an open paper, and the tools for reading it. */
export function ReaderBar(props: ReaderBarProps) {
  const { paper, view, page, count, label, look, onGoTo, onLook } = props;
  const toggle = (panel: 'outline' | 'find') =>
    onLook({ panel: look.panel === panel ? null : panel });
  return (
    <div className={css.bar}>
      <Link to={paths.paper(paper.id)} className={css.back}>
        <Icon of={ArrowLeft} />
        <VisuallyHidden>{texts.toPaper}</VisuallyHidden>
      </Link>
      <h1 className={css.title} tabIndex={-1} dir="auto" title={paper.title}>
        <MathText text={paper.title} />
      </h1>
      <div className={css.tools} role="toolbar" aria-label={texts.tools}>
        <IconButton
          icon={List}
          label={texts.outline}
          aria-pressed={look.panel === 'outline'}
          onClick={() => toggle('outline')}
        />
        <IconButton
          icon={Search}
          label={texts.find}
          aria-pressed={look.panel === 'find'}
          onClick={() => toggle('find')}
        />
        <PageField
          {...{ page, count, label, onGoTo }}
          isPaired={look.isPaired}
          onTurn={(by) => view?.turn(by)}
        />
        <IconButton icon={ZoomOut} label={texts.zoomOut} onClick={() => view?.magnify(-2)} />
        <IconButton icon={ZoomIn} label={texts.zoomIn} onClick={() => view?.magnify(2)} />
        <ViewMenu {...{ paper, view, look, onLook }} />
      </div>
    </div>
  );
}

function ViewMenu({
  paper,
  view,
  look,
  onLook,
}: Pick<ReaderBarProps, 'paper' | 'view' | 'look' | 'onLook'>) {
  const dispatch = useAppDispatch();
  const isPhone = useMediaQuery(PHONE);
  const { isPaired, isNight } = look;
  const pairing: MenuItem[] = isPhone
    ? []
    : [
        {
          label: isPaired ? texts.onePage : texts.twoPages,
          icon: isPaired ? 'File' : 'BookOpen',
          onSelect: () => onLook({ isPaired: !isPaired }),
        },
      ];
  const sizes: MenuItem[] = [
    { label: texts.fitWidth, icon: 'MoveHorizontal', onSelect: () => view?.fit('page-width') },
    { label: texts.fitPage, icon: 'Maximize', onSelect: () => view?.fit('page-fit') },
    ...pairing,
    {
      label: isNight ? texts.nightOff : texts.nightOn,
      icon: isNight ? 'Sun' : 'Moon',
      onSelect: () => onLook({ isNight: !isNight }),
    },
  ];
  const file: MenuItem[] = [
    {
      label: texts.download,
      icon: 'Download',
      onSelect: () => void dispatch(downloadPaper(paper)),
    },
  ];
  return <Menu icon={Ellipsis} label={texts.view} groups={[sizes, file]} />;
}

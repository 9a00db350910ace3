import { NotebookPen, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { feedMessages } from '#contract/messages';
import { InviteButton } from '#shared/invite/InviteButton';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { paths } from '#shared/paths';
import * as texts from '../texts';
import { startWriting } from './feedDom';
import css from './NoPosts.module.css';

/** An empty feed, with actions to fill it. */
export function NoPosts() {
  return (
    <Card edgeToEdge>
      <EmptyState
        icon={NotebookPen}
        title={feedMessages.empty}
        text={texts.startWithOneLine}
        action={
          <div className={css.next}>
            <Button variant="primary" icon={PenLine} onClick={startWriting}>
              {texts.writeFirstPost}
            </Button>
            <InviteButton size="sm" />
            <Link to={paths.connections}>{texts.findPeople}</Link>
          </div>
        }
      />
    </Card>
  );
}

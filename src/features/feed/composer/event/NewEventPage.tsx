import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeading } from '#shared/ui/layout/PageHeading';
import { paths } from '#shared/paths';
import { Composer } from '../Composer';
import * as texts from '../texts';
import css from './NewEventPage.module.css';

/** The page that creates an event; after posting, its author sees it in the feed. */
export function NewEventPage() {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={css.page}>
      <PageHeading lead={texts.lead}>{texts.newEvent}</PageHeading>
      <Composer
        only="event"
        field={field}
        onPosted={(post) => void navigate(post ? paths.post(post.id) : paths.home)}
      />
    </div>
  );
}

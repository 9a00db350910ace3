import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { doiAddress } from '#contract/doi';
import type { LibraryItem } from '#contract/entities/library';
import { errorDetail } from '#api/errors';
import { MathText } from '#shared/math/MathText';
import { notify } from '#shared/notify/notify';
import { paths } from '#shared/paths';
import { useAppDispatch } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { Card } from '#shared/ui/layout/Card';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { shortAuthors } from './authorNames';
import { ItemDialog } from './ItemDialog';
import { useRemoveFromLibraryMutation, type ItemName } from './libraryApi';
import css from './LibraryCard.module.css';
import * as texts from './texts';

interface LibraryCardProps {
  readonly item: LibraryItem;
  /** Narrows the list to a tag. */
  readonly onTag: (tag: string) => void;
}

const nameOf = ({ kind, id, target_id }: LibraryItem): ItemName => ({ kind, id: target_id ?? id });

/** The title for buttons and questions. Only posts may lack one. */
const titleOf = ({ title, is_available }: LibraryItem): string =>
  title || (is_available ? texts.untitledPost : texts.deletedPost);

/** The consequences of removing an item. */
function warningOf({ kind, note, tags, is_available }: LibraryItem): string {
  if (note !== '' || tags.length > 0) return texts.removeWarning;
  if (!is_available) return texts.removeDeleted;
  return kind === 'reference' ? texts.removeReference : texts.removeKept;
}

/** Something that the user keeps, with their note and tags. What was deleted is a grey line. */
export function LibraryCard({ item, onTag }: LibraryCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { kind, author, year, note, tags, is_available } = item;
  // Posts and papers have their authors in a form of their own.
  const authors = kind === 'reference' ? shortAuthors(author) : author;
  const facts = [authors, year].filter(Boolean).join(' · ');
  return (
    <Card as="article" edgeToEdge className={css.card} data-gone={is_available ? undefined : ''}>
      <div className={css.head}>
        <p className={css.kind}>{texts.kinds[kind]}</p>
        <IconButton
          label={texts.editNamed(titleOf(item))}
          icon={Pencil}
          size="sm"
          onClick={() => setIsEditing(true)}
        />
        <IconButton
          label={texts.removeNamed(titleOf(item))}
          icon={Trash2}
          size="sm"
          onClick={() => setIsRemoving(true)}
        />
      </div>
      <h2 className={css.title} dir="auto">
        <ItemLink item={item}>
          <MathText text={titleOf(item)} />
        </ItemLink>
      </h2>
      {facts === '' ? null : (
        <p className={css.facts} dir="auto">
          {facts}
        </p>
      )}
      {kind === 'paper' && !is_available ? <p className={css.facts}>{texts.deletedPaper}</p> : null}
      {note === '' ? null : (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
      {tags.length > 0 ? (
        <ul className={css.tags} aria-label={texts.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={css.tag}
                aria-label={texts.showTag(tag)}
                onClick={() => onTag(tag)}
              >
                <bdi>{tag}</bdi>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isEditing ? (
        <ItemDialog {...nameOf(item)} item={item} onClose={() => setIsEditing(false)} />
      ) : null}
      {isRemoving ? <RemoveDialog item={item} onClose={() => setIsRemoving(false)} /> : null}
    </Card>
  );
}

interface ItemLinkProps {
  readonly item: LibraryItem;
  readonly children: ReactNode;
}

/** Leads to the post or paper, or to the DOI of a reference. */
function ItemLink({ item: { kind, target_id, doi, is_available }, children }: ItemLinkProps) {
  if (kind === 'reference' && doi !== null)
    return (
      <a className={css.link} href={doiAddress(doi)} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  if (target_id === null || !is_available) return children;
  const place = kind === 'post' ? paths.post(target_id) : paths.paper(target_id);
  return (
    <Link className={css.link} to={place}>
      {children}
    </Link>
  );
}

interface RemoveDialogProps {
  readonly item: LibraryItem;
  readonly onClose: () => void;
}

function RemoveDialog({ item, onClose }: RemoveDialogProps) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading, error }] = useRemoveFromLibraryMutation();
  const act = async () => {
    const result = await remove(nameOf(item));
    if (result.error) return;
    dispatch(notify({ kind: 'success', text: texts.removed }));
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={texts.removeQuestion}
      quote={<MathText text={titleOf(item)} />}
      description={warningOf(item)}
      actionText={texts.remove}
      actionIcon={Trash2}
      busy={isLoading}
      busyText={texts.removing}
      failure={error ? errorDetail(error, texts.notRemoved) : undefined}
      onAction={() => void act()}
    />
  );
}

import { hasStatus } from '#api/errors';
import { paths } from '#shared/paths';
import { useAppDispatch } from '#shared/store/hooks';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { viewClosed } from '../chatbotEvents';
import { useListMatricesQuery } from '../matrix/matrixApi';
import { matrix } from '../matrix/texts';

/** Leads to the quote matrices, which the panel would cover. Hidden if the server has none. */
export function MatrixLink() {
  const dispatch = useAppDispatch();
  const { error } = useListMatricesQuery();
  if (hasStatus(error, 404)) return null;
  return (
    <LinkButton
      variant="quiet"
      size="sm"
      to={paths.matrices}
      onClick={() => dispatch(viewClosed())}
    >
      {matrix}
    </LinkButton>
  );
}

import { hasStatus } from '#api/errors';
import { paths } from '#shared/paths';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { useListMatricesQuery } from '../matrix/matrixApi';
import { matrix } from '../matrix/texts';

/** Leads to the quote matrices. Hidden if the server has none. */
export function MatrixLink() {
  const { error } = useListMatricesQuery();
  if (hasStatus(error, 404)) return null;
  return (
    <LinkButton size="sm" to={paths.matrices}>
      {matrix}
    </LinkButton>
  );
}

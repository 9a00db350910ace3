import { Download } from 'lucide-react';
import { errorDetail } from '#api/errors';
import { saveAddress } from '#shared/lib/saveFile';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Menu } from '#shared/ui/overlays/Menu';
import { useExportMatrixMutation, type MatrixFormat } from './matrixApi';
import * as texts from './texts';

const formats = ['csv', 'md', 'bib'] as const satisfies readonly MatrixFormat[];

/** Saves a matrix as a file. */
export function ExportMenu({ id }: { readonly id: number }) {
  const dispatch = useAppDispatch();
  const [exportMatrix] = useExportMatrixMutation();
  const save = async (format: MatrixFormat) => {
    const { data: address, error } = await exportMatrix({ id, format });
    if (address !== undefined) saveAddress(texts.fileName(id, format), address);
    else dispatch(notify({ kind: 'error', text: errorDetail(error, texts.exportFailed) }));
  };
  return (
    <Menu
      label={texts.exportAs}
      icon={Download}
      groups={[
        formats.map((format) => ({
          label: texts.formats[format],
          icon: 'Download' as const,
          onSelect: () => void save(format),
        })),
      ]}
    />
  );
}

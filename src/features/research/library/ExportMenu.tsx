import { Download } from 'lucide-react';
import { errorDetail } from '#api/errors';
import { saveAddress } from '#shared/lib/saveFile';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Menu } from '#shared/ui/overlays/Menu';
import { useExportLibraryMutation, type LibraryFormat } from './libraryApi';
import * as texts from './texts';

const formats = ['bib', 'ris', 'json'] as const satisfies readonly LibraryFormat[];

/** Saves the library, or the items with a tag (if not ''), as a file for reference managers. */
export function ExportMenu({ tag }: { readonly tag: string }) {
  const dispatch = useAppDispatch();
  const [exportLibrary] = useExportLibraryMutation();
  const save = async (format: LibraryFormat) => {
    const { data: address, error } = await exportLibrary({ format, tag });
    if (address !== undefined) saveAddress(`library.${format}`, address);
    else dispatch(notify({ kind: 'error', text: errorDetail(error, texts.exportFailed) }));
  };
  return (
    <Menu
      label={tag === '' ? texts.exportAs : texts.exportOf(tag)}
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

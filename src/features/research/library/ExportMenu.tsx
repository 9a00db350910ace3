import { Download } from 'lucide-react';
import { saveAddress } from '#shared/lib/saveFile';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Menu } from '#shared/ui/overlays/Menu';
import { useExportLibraryMutation, type LibraryFormat } from './libraryApi';
import * as texts from './texts';

const formats = ['bib', 'ris', 'json'] as const satisfies readonly LibraryFormat[];

/** Saves the library, or what has a tag (if not ''), as a file for reference managers. */
export function ExportMenu({ tag }: { readonly tag: string }) {
  const dispatch = useAppDispatch();
  const [exportLibrary] = useExportLibraryMutation();
  const save = async (format: LibraryFormat) => {
    const { data: address } = await exportLibrary({ format, tag });
    if (address === undefined) dispatch(notify({ kind: 'error', text: texts.exportFailed }));
    else saveAddress(`library.${format}`, address);
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

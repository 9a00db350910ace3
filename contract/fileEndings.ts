/**
 * The endings of common kinds of file. After a dot, people also write languages, versions and other
 * words (`cv.en`, `survey.v2`, `thesis.final`), so only these count as endings.
 */
const ENDINGS: ReadonlySet<string> = new Set(
  [
    // Pictures, videos and sound
    'png apng jpg jpeg jpe jfif webp gif tif tiff bmp svg svgz heic heif avif ico psd ai eps raw cr2',
    'nef dng xcf jp2 mp4 m4v mov webm avi mkv wmv flv mpg mpeg 3gp ogv mts mp3 wav m4a aac ogg oga',
    'flac opus wma amr mid midi',
    // Documents
    'pdf docx doc docm dotx txt rtf odt ods odp odg pages numbers key xls xlsx xlsm xlsb csv tsv ppt',
    'pptx pptm pps ppsx md markdown rst tex bib ris epub mobi azw azw3 djvu xps ps log wps hwp hwpx',
    'msg eml ics vcf srt vtt',
    // Pages, data and programs
    'html htm xhtml mht mhtml xml xsl json jsonl yaml yml toml ini cfg conf css scss js mjs cjs ts tsx',
    'jsx php asp aspx jsp swf wasm py ipynb pyc r rmd rdata rds java jar c h cc cpp cxx hpp cs rs rb pl',
    'sh bash bat cmd ps1 vbs lua swift kt mat sas sav dta sql db sqlite mdb accdb h5 hdf5 parquet',
    'exe msi com scr dll so apk aab ipa deb rpm app bin lnk reg hta',
    // Archives and others
    'zip rar 7z tar gz tgz bz2 xz zst iso dmg cab ttf otf woff woff2 tmp bak crdownload dwg dxf stl',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a text without its dot is the ending of a kind of file, in lower case. */
export const isFileEnding = (text: string): boolean => ENDINGS.has(text);

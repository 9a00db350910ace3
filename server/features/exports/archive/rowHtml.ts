import { escapeHtml } from '#server/platform/text';
import type { ExportRow, ExportValue } from '../sections/section';
import type { FileOfRow } from './archivePaths';
import * as texts from './texts';

/** The words of people, shown as text. The other columns are shown in a list of facts. */
const WRITTEN = ['content', 'description', 'details', 'abstract', 'message', 'reason', 'bio'];

const isEmpty = (value: ExportValue) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The label of a column: `created_at` is shown as `Created at`. */
const labelOf = (key: string) => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function valueHtml(value: ExportValue): string {
  if (value instanceof Date) {
    const iso = value.toISOString();
    return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return (value as readonly ExportValue[]).map(valueHtml).join(', ');
  if (value !== null && typeof value === 'object')
    return Object.entries(value as ExportRow)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([key, inner]) => `${escapeHtml(labelOf(key))}: ${valueHtml(inner)}`)
      .join('; ');
  return escapeHtml(String(value));
}

/** An address relative to the page. Names may contain any character. */
const addressOf = ({ path }: FileOfRow) =>
  escapeHtml(path.split('/').map(encodeURIComponent).join('/'));

const fileHtml = (file: FileOfRow) => {
  const name = escapeHtml(file.name);
  const shown = file.type.startsWith('image/')
    ? `<img src="${addressOf(file)}" alt="" loading="lazy">`
    : '';
  return `<li><a href="${addressOf(file)}">${shown}${name}</a></li>`;
};

/** One row as an article: its title, its text, its files, and its other columns as facts. */
export function rowHtml(row: ExportRow, groupBy?: string): string {
  const { title, files = [], ...rest } = row;
  const entries = Object.entries(rest).filter(([key, value]) => key !== groupBy && !isEmpty(value));
  const written = entries.filter(([key]) => WRITTEN.includes(key));
  const facts = entries.filter(([key]) => !WRITTEN.includes(key));
  const parts = [
    typeof title === 'string' ? `<h3>${escapeHtml(title)}</h3>` : '',
    ...written.map(([, value]) => `<p class="text" dir="auto">${valueHtml(value)}</p>`),
    Array.isArray(files) && files.length > 0
      ? `<ul class="files">${(files as readonly FileOfRow[]).map(fileHtml).join('')}</ul>`
      : '',
    facts.length > 0
      ? `<dl>${facts.map(([key, value]) => `<div><dt>${escapeHtml(labelOf(key))}</dt><dd>${valueHtml(value)}</dd></div>`).join('')}</dl>`
      : '',
  ];
  const sent = row.direction === 'sent' ? ' class="sent"' : '';
  return `<article${sent}>${parts.join('')}</article>\n`;
}

import type { FastifyReply } from 'fastify';
import type { FoundMatrix } from '../findMatrix';
import * as texts from '../texts';
import { writeBibliography } from './writeBibliography';
import { writeCsv } from './writeCsv';
import { writeMarkdown } from './writeMarkdown';

/** A table for spreadsheets, Markdown, or a bibliography in BibTeX. */
type MatrixFormat = 'csv' | 'md' | 'bib';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
};

const writers: Record<MatrixFormat, (matrix: FoundMatrix, origin: string) => string> = {
  csv: writeCsv,
  md: writeMarkdown,
  bib: writeBibliography,
};

/** Sends a matrix as a file. An origin is such as `https://quad.example`. */
export const sendMatrix = (
  reply: FastifyReply,
  { matrix, format, origin }: { matrix: FoundMatrix; format: MatrixFormat; origin: string },
): FastifyReply =>
  reply
    .type(mediaTypes[format])
    .header('content-disposition', `attachment; filename="${texts.fileName(matrix.id, format)}"`)
    .header('cache-control', 'private, no-store')
    .send(writers[format](matrix, origin));

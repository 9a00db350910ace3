import { Type, type Static } from '@sinclair/typebox';
import { CHATBOT_MESSAGE_MAX_LENGTH, CLIENT_ID_MAX_LENGTH } from '../limits';
import { Count, Id, Iso, Url, nullable, oneOf, record } from '../schema';
import { AnswerPart, AnswerVerdict, Citation, ForgottenDocument, SourceKind } from './chatbot';

/** A message's id in the browser that sent it. The server stores each of them once. */
export const ClientId = Type.String({ minLength: 1, maxLength: CLIENT_ID_MAX_LENGTH });

/** The document that a message introduces; `file_path` is the file of a paper on Quad. */
export const MessageDocument = record({
  document_id: Id,
  kind: Type.Optional(SourceKind),
  title: Type.String(),
  filename: Type.String(),
  pages: Type.Optional(Count),
  file_path: Type.Optional(Url),
});

/** The parts of a stored message besides its text. Results of searches are not stored. */
export const MessageResponse = record({
  verdict: Type.Optional(AnswerVerdict),
  parts: Type.Optional(Type.Array(AnswerPart)),
  citations: Type.Optional(Type.Array(Citation)),
  nearest: Type.Optional(Type.Array(Citation)),
  further: Type.Optional(Type.Array(Citation)),
  understood_as: Type.Optional(Type.String()),
  questions: Type.Optional(Type.Array(Type.String())),
  document: Type.Optional(MessageDocument),
  /** A file that the caller sent. `size` is in bytes. */
  file: Type.Optional(record({ filename: Type.String(), size: Type.Optional(Count) })),
  forgotten: Type.Optional(ForgottenDocument),
});
export type MessageResponse = Static<typeof MessageResponse>;

const Sender = oneOf('user', 'bot');

/** A message of the conversation that a person keeps. */
export const KeptMessage = record({
  id: Id,
  client_id: Type.Optional(ClientId),
  sender: Sender,
  text: Type.String(),
  response: nullable(MessageResponse),
  created_at: Iso,
});
export type KeptMessage = Static<typeof KeptMessage>;

/** A message that is only in the caller's browser. */
export const NewMessage = record({
  client_id: ClientId,
  sender: Sender,
  text: Type.String({ maxLength: CHATBOT_MESSAGE_MAX_LENGTH }),
  response: Type.Optional(MessageResponse),
});
export type NewMessage = Static<typeof NewMessage>;

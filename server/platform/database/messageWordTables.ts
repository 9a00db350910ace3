import type { ColumnType } from 'kysely';

/** The tables by which people find their messages. */
export interface MessageWordTables {
  message_words: {
    message_id: number;
    /** The two people of the message's conversation. */
    low_id: number;
    high_id: number;
    /** The revision of the message whose words these are. */
    revision: number;
    /** The words of the message and of its file's name, written with `sql`. */
    words: ColumnType<string, never, never>;
    /** When they were written; null if it was by the rules of before. Written with `sql`. */
    words_at: ColumnType<Date | null, never, never>;
  };
  /** How far the messages and their changes are read. Written with `sql`. */
  message_word_marks: {
    source: 'messages' | 'changes';
    /** No row up to this id is missing. */
    done_up_to: ColumnType<number, never, never>;
    /** None up to this id either, once every transaction before `next_xid` has ended. */
    next_up_to: ColumnType<number, never, never>;
    next_xid: ColumnType<string, never, never>;
  };
  /** Messages with smaller ids are still to be read, newest first. */
  message_word_fills: { before_id: number };
}

import Ajv from 'ajv';
import { calls, type CallName } from '#contract/calls/index';
import { Comment } from '#contract/entities/comment';
import { responses } from '#contract/fixtures/calls';
import { hostileFrames } from '#contract/fixtures/hostileFrames';
import { countingFrames, frames, ownReadReceipt } from '#contract/fixtures/messages';
import { serverFrames, type ServerFrameType } from '#contract/frames';

const ajv = new Ajv({ strict: false, schemas: [Comment] });
const names = Object.keys(calls) as CallName[];
const answered = names.filter((name) => calls[name].response !== null);
const frameTypes = Object.keys(serverFrames) as ServerFrameType[];

describe('the contract fixtures', () => {
  it.each(names)('include a response of %s that its schema accepts', (name) => {
    const { response } = calls[name];
    if (!response) {
      expect(responses[name]).toBeUndefined();
      return;
    }
    const validate = ajv.compile(response);
    expect([validate(responses[name]), validate.errors]).toEqual([true, null]);
  });

  it.each(answered)('include for %s a schema that refuses invalid values', (name) => {
    expect(ajv.validate(calls[name].response ?? {}, 'text instead')).toBe(false);
  });

  it.each(frameTypes)('include a %s frame that its schema accepts', (type) => {
    const validate = ajv.compile(serverFrames[type]);
    expect([validate(frames[type]), validate.errors]).toEqual([true, null]);
  });

  it('include both read receipts', () => {
    expect(ajv.validate(serverFrames.read_receipt, ownReadReceipt)).toBe(true);
  });

  it.each(Object.values(countingFrames))('include a $type frame with its unread count', (frame) => {
    expect(ajv.validate(serverFrames[frame.type], frame)).toBe(true);
  });

  it('include hostile frames that no schema accepts', () => {
    const accepted = hostileFrames.filter((text) => {
      try {
        const value: unknown = JSON.parse(text);
        return frameTypes.some((type) => ajv.validate(serverFrames[type], value));
      } catch {
        return false;
      }
    });
    expect(accepted).toEqual([]);
  });

  it('list every call once by method and path', () => {
    const keys = names.map((name) => `${calls[name].method} ${calls[name].path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

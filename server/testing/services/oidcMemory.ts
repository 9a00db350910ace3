import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps a provider's data while a test runs: one store for each kind of object. */
export function createOidcMemory(): (kind: string) => Adapter {
  const kept = new Map<string, Map<string, AdapterPayload>>();
  return (kind) => {
    const things = kept.get(kind) ?? new Map<string, AdapterPayload>();
    kept.set(kind, things);
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...things.values()].find((thing) => thing[field] === value);
    return {
      upsert: async (id, payload) => void things.set(id, payload),
      find: async (id) => things.get(id),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const thing = things.get(id);
        if (thing) thing.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void things.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, thing] of things) if (thing.grantId === grantId) things.delete(id);
      },
    };
  };
}

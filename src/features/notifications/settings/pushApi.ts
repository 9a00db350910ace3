import { baseApi } from '#api/baseApi';
import type { ApiError } from '#api/errors';
import type { ApiMeta } from '#api/callTypes';
import { request, type ApiResponse } from '#api/request';
import type { Ports, PushState } from '#shared/ports';

/** Push messages to this browser: whether it gets them, and the id under which the server sends. */
export interface DevicePush {
  readonly state: PushState;
  readonly id: number | null;
}

type Result = { data: DevicePush } | { error: ApiError; meta?: ApiMeta };

const portOf = (extra: unknown) => (extra as Pick<Ports, 'push'>).push;
const off = (state: PushState): Result => ({ data: { state, id: null } });

/** A failure of the browser, such as a push service that it cannot reach. */
const browserFailed = (): Result => ({
  error: { status: 'FETCH_ERROR', data: { detail: '' } },
});

/**
 * The endpoints of push messages. The browser's part is behind a port, so that a replay asks for
 * nothing, and its address appears in no action.
 */
export const pushApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readPushKey: build.query<ApiResponse<'readPushKey'>, void>({
      query: () => request('readPushKey'),
    }),
    /** A subscribed browser is sent to the server again, which may have deleted it. */
    readDevicePush: build.query<DevicePush, void>({
      queryFn: async (_arg, { extra }, _options, send): Promise<Result> => {
        const port = portOf(extra);
        const address = await port.find();
        if (!address) return off(await port.read());
        const { data } = await send(request('subscribePush', { json: address }));
        if (!data) return off('off');
        return { data: { state: 'on', id: (data as ApiResponse<'subscribePush'>).id } };
      },
      extraOptions: { creates: true },
    }),
    turnPushOn: build.mutation<DevicePush, { publicKey: string }>({
      queryFn: async ({ publicKey }, { extra }, _options, send): Promise<Result> => {
        const port = portOf(extra);
        const address = await port.subscribe(publicKey).catch(() => undefined);
        if (address === undefined) return browserFailed();
        if (address === null) return off(await port.read());
        const response = await send(request('subscribePush', { json: address }));
        if (response.error) {
          await port.unsubscribe();
          return response;
        }
        return { data: { state: 'on', id: (response.data as ApiResponse<'subscribePush'>).id } };
      },
      extraOptions: { creates: true },
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const device = await queryFulfilled.catch(() => null);
        if (device)
          void dispatch(pushApi.util.upsertQueryData('readDevicePush', undefined, device.data));
      },
    }),
    turnPushOff: build.mutation<DevicePush, { id: number }>({
      queryFn: async ({ id }, { extra }, _options, send): Promise<Result> => {
        const response = await send(request('unsubscribePush', { params: { id } }));
        if (response.error && response.error.status !== 404) return response;
        await portOf(extra).unsubscribe();
        return off('off');
      },
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const device = await queryFulfilled.catch(() => null);
        if (device)
          void dispatch(pushApi.util.upsertQueryData('readDevicePush', undefined, device.data));
      },
    }),
  }),
});

export const {
  useReadDevicePushQuery,
  useReadPushKeyQuery,
  useTurnPushOffMutation,
  useTurnPushOnMutation,
} = pushApi;

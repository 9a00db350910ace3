/** A response with its status, or the reason why there was none. */
export type RawResponse =
  | { status: number; body: unknown; retryAfter: string | null; requestId: string | null }
  | { failure: 'FETCH_ERROR' | 'TIMEOUT_ERROR' };

export interface UploadRequest {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit;
  signal: AbortSignal;
  /** Called with whole percentages, each at most once. */
  onProgress(percent: number): void;
}

function parseBody(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a body with XMLHttpRequest, the only browser API that reports upload progress. */
export function sendUpload(xhr: XMLHttpRequest, request: UploadRequest): Promise<RawResponse> {
  return new Promise((resolve) => {
    const abort = () => {
      xhr.abort();
      settle({ failure: 'FETCH_ERROR' });
    };
    const settle = (response: RawResponse) => {
      request.signal.removeEventListener('abort', abort);
      resolve(response);
    };
    // Report 0 immediately, because the first progress event may take a while.
    let reported = 0;
    request.onProgress(reported);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      const percent = lengthComputable && total > 0 ? Math.floor((100 * loaded) / total) : 0;
      if (percent > reported) request.onProgress((reported = percent));
    };
    xhr.onload = () =>
      settle({
        status: xhr.status,
        body: parseBody(xhr.responseText),
        retryAfter: xhr.getResponseHeader('Retry-After'),
        requestId: xhr.getResponseHeader('X-Request-Id'),
      });
    xhr.onerror = () => settle({ failure: 'FETCH_ERROR' });
    xhr.ontimeout = () => settle({ failure: 'TIMEOUT_ERROR' });
    xhr.open(request.method, request.address);
    Object.entries(request.headers).forEach(([name, value]) => xhr.setRequestHeader(name, value));
    if (request.signal.aborted) {
      settle({ failure: 'FETCH_ERROR' });
      return;
    }
    request.signal.addEventListener('abort', abort);
    xhr.send(request.body);
  });
}

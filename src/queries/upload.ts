import { callPath } from '#src/contract/call.ts'
import type { Call, CallClientResponse } from '#src/contract/call.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#src/contract/idempotency-key.ts'
import { parseJson } from '#src/lib/json-record.ts'
import { parseResponse } from './client.ts'
import { trackLocalWrite } from './local-writes.ts'
import { RequestError } from './request-error.ts'

export type UploadCall = Call & { upload: string }

export type NamedFile = { path: string; file: File }

export type UploadOptions = {
  params?: Record<string, string>
  file: File | readonly NamedFile[]
  /** Fraction of the bytes sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  key?: string
}

/** XMLHttpRequest, because fetch reports no upload progress. Rejects with a TypeError on a network error. */
export function upload<C extends UploadCall>(call: C, options: UploadOptions) {
  return new Promise<CallClientResponse<C>>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(call.method, callPath(call, options.params))
    xhr.withCredentials = true
    xhr.setRequestHeader('Accept', 'application/json')
    if (options.key) xhr.setRequestHeader(IDEMPOTENCY_KEY_HEADER, options.key)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    }
    xhr.onload = () => resolve(readUpload(call, xhr))
    xhr.onerror = () => reject(new TypeError('The upload got no response'))
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    const endWrite = trackLocalWrite()
    xhr.onloadend = () => {
      endWrite(xhr.getResponseHeader('X-Request-Id'))
      options.signal?.removeEventListener('abort', abort)
    }
    options.signal?.addEventListener('abort', abort)
    const form = new FormData()
    if (options.file instanceof File) form.set(call.upload, options.file)
    else for (const { path, file } of options.file) form.append(call.upload, file, path)
    xhr.send(form)
  })
}

async function readUpload<C extends Call>(
  call: C,
  xhr: XMLHttpRequest,
): Promise<CallClientResponse<C>> {
  const isOk = xhr.status >= 200 && xhr.status < 300
  if (!isOk) throw new RequestError(xhr.status, xhr.statusText, xhr.responseText)
  return parseResponse(call, parseJson(xhr.responseText))
}

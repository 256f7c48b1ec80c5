import type { CallClientResponse } from '#src/contract/call.ts'
import { upload } from './upload.ts'
import type { UploadCall, UploadOptions } from './upload.ts'
import { useChange } from './use-change.ts'

type Stored<C extends UploadCall, L> = { stored?: (data: L, result: CallClientResponse<C>) => L }

export const useUpload = <C extends UploadCall, L>(call: C, change: Stored<C, L> = {}) =>
  useChange(call, { ...change, send: (options: UploadOptions) => upload(call, options) })

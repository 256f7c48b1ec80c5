import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { ERROR_STATUS, ServiceError } from '#src/contract/errors.ts'
import { publicApiError } from '#collections/public-api-error.ts'
import { uploadedContent } from './prepare-upload.ts'
import type { IncomingFile } from '#src/services/platform/incoming-file.ts'
import type { PreparedUpload } from './prepare-upload.ts'
import { assertQuota } from './storage-quota.ts'

declare module 'payload' {
  interface RequestContext {
    /** Set by the services, which prepare a file before the transaction begins. */
    preparedUpload?: PreparedUpload
  }
}

type Prepare = (file: IncomingFile) => Promise<PreparedUpload>

const SERVER_OWNED_FIELDS = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'originalName',
  'sha256',
  'placeholder',
  'renditions',
  'plates',
  'storedName',
  'earlier',
  'isActive',
  'sourceSha256',
  'importRun',
] as const

/** Apply to every entry point of an upload collection, including Payload's own admin and REST. */
export const uploadHooks = (prepare: Prepare) => ({
  beforeOperation: [prepareFile(prepare)],
  beforeValidate: [setFileFields],
})

const prepareFile =
  (prepare: Prepare): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation === 'create') await replaceFile(prepare, req)
    if (operation === 'update' && req.file)
      throw publicApiError(
        'A stored file cannot be replaced. Upload a new one.',
        ERROR_STATUS.invalid,
      )
    if (req.query) delete req.query['uploadEdits']
    return args
  }

async function replaceFile(prepare: Prepare, req: PayloadRequest) {
  const prepared = req.context.preparedUpload ?? (await prepareRequestFile(prepare, req))
  await assertQuota(req, prepared.bytes.length)
  req.context.preparedUpload = prepared
  const { name, bytes, mimeType } = prepared
  req.file = { name, data: bytes, mimetype: mimeType, size: bytes.length }
}

async function prepareRequestFile(
  prepare: Prepare,
  { file }: PayloadRequest,
): Promise<PreparedUpload> {
  if (!file?.data) throw publicApiError('A file is required.', ERROR_STATUS.invalid)
  try {
    return await prepare({ name: file.name, bytes: file.data })
  } catch (error) {
    // Payload answers 500 for errors it does not know.
    if (error instanceof ServiceError) throw publicApiError(error.message, ERROR_STATUS[error.code])
    throw error
  }
}

const setFileFields: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const facts =
    operation === 'create'
      ? fileFields(req.context.preparedUpload)
      : pickOwned(originalDoc as object | undefined)
  return { ...data, ...facts }
}

function fileFields(prepared: PreparedUpload | undefined) {
  if (!prepared) throw publicApiError('A file is required.', ERROR_STATUS.invalid)
  const { originalName, sourceSha256, importRun = null } = prepared
  const { name: _name, ...content } = uploadedContent(prepared)
  return { ...content, originalName, sourceSha256, importRun }
}

const pickOwned = (doc: Partial<Record<string, unknown>> = {}) =>
  Object.fromEntries(SERVER_OWNED_FIELDS.filter((key) => key in doc).map((key) => [key, doc[key]]))

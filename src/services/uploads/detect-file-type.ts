import { fileTypeFromBuffer } from 'file-type/core'
import { ServiceError } from '#src/contract/errors.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { extensionOf, PDF, FILE_TYPE_BY_MIME, TEXT, WORD, WORD_XML } from './file-types.ts'
import type { FileType } from './file-types.ts'
import { isWordDocument, isWordXmlDocument, isZip } from './office-documents.ts'

/** Ignores the client's content type. Plain text needs a name in .txt. Undefined for unsupported types. */
export async function detectFileType(bytes: Buffer, name: string): Promise<FileType | undefined> {
  if (extensionOf(name) === TEXT.extension && isText(bytes)) return TEXT
  if (isPdf(bytes)) return PDF
  // Archives are only inspected by their directory, never unpacked.
  if (isZip(bytes)) return isWordXmlDocument(bytes) ? WORD_XML : undefined
  if (isWordDocument(bytes)) return WORD
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found && Object.hasOwn(FILE_TYPE_BY_MIME, found.mime)
    ? FILE_TYPE_BY_MIME[found.mime]
    : undefined
}

/** The result of a decoder is stored only if its bytes have this type. Errors: `invalid` (400). */
export async function assertType(bytes: Buffer, type: FileType, name: string): Promise<void> {
  if ((await detectFileType(bytes, name)) !== type)
    throw new ServiceError('invalid', uploadMessages.brokenImage(name))
}

/** Requires the version in the first bytes and an end marker; a header alone is not a PDF. */
export const isPdf = (bytes: Buffer) =>
  /^%PDF-(1\.[0-7]|2\.0)/.test(bytes.toString('latin1', 0, 8)) && bytes.includes('%%EOF')

/** UTF-8 without control characters other than tab, line feed, form feed and carriage return. */
function isText(bytes: Buffer): boolean {
  if (/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(bytes.toString('latin1'))) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

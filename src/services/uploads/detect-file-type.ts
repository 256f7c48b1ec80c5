import { fileTypeFromBuffer } from 'file-type/core'
import { fromBufferPromise } from 'yauzl'
import { ServiceError } from '#src/contract/errors.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { extensionOf, PDF, FILE_TYPE_BY_MIME, TEXT, WORD, WORD_XML } from './file-types.ts'
import type { FileType } from './file-types.ts'

const LOCAL_FILE = Buffer.from('PK\u0003\u0004', 'latin1')
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const MAX_ENTRIES = 10_000

/** Ignores the client's content type. Plain text needs a name in .txt. Undefined for unsupported types. */
export async function detectFileType(bytes: Buffer, name: string): Promise<FileType | undefined> {
  if (extensionOf(name) === TEXT.extension && isText(bytes)) return TEXT
  if (isPdf(bytes)) return PDF
  // Archives are only inspected by their directory, never unpacked.
  if (bytes.subarray(0, 4).equals(LOCAL_FILE))
    return (await isWordXmlDocument(bytes)) ? WORD_XML : undefined
  // A compound file is also an .xls or .msi.
  if (bytes.subarray(0, 8).equals(COMPOUND_FILE) && bytes.includes(WORD_STREAM)) return WORD
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

/** A .docx, by the names in its zip directory. One with macros is a .docm, which is not accepted. */
async function isWordXmlDocument(bytes: Buffer): Promise<boolean> {
  const names = new Set<string>()
  try {
    const zip = await fromBufferPromise(bytes)
    if (zip.entryCount > MAX_ENTRIES) return false
    for await (const { fileName } of zip.eachEntry()) names.add(fileName)
  } catch {
    return false // a damaged archive
  }
  const isWord = names.has('[Content_Types].xml') && names.has('word/document.xml')
  return isWord && ![...names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'))
}

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

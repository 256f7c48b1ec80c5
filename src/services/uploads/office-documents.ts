const LOCAL_FILE = Buffer.from('PK\u0003\u0004', 'latin1')
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const MAX_COMMENT = 0xffff
const MAX_ENTRIES = 10_000

export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(LOCAL_FILE)

/** A .doc: a compound file (as .xls and .msi are, too) that contains Word's stream. */
export const isWordDocument = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(COMPOUND_FILE) && bytes.includes(WORD_STREAM)

/** A .docx, by the names in its zip directory. One with macros is a .docm, which is not accepted. */
export function isWordXmlDocument(bytes: Buffer): boolean {
  const names = new Set(zipEntryNames(bytes))
  const isWord = names.has('[Content_Types].xml') && names.has('word/document.xml')
  return isWord && ![...names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'))
}

/** Names in the central directory of a zip, read without unpacking; empty when it is damaged. */
function zipEntryNames(bytes: Buffer): string[] {
  const end = findEnd(bytes)
  if (end === undefined) return []
  const count = Math.min(bytes.readUInt16LE(end + 10), MAX_ENTRIES)
  let at = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return []
    const nameLength = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('latin1', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

function findEnd(bytes: Buffer): number | undefined {
  const last = Math.max(0, bytes.length - 22 - MAX_COMMENT)
  for (let at = bytes.length - 22; at >= last; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at
  }
  return undefined
}

import { brotliDecompressSync } from 'node:zlib'
import { byteReader } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import { withLongLoca, writeTrueType } from './true-type-file.ts'
import { rebuildGlyphs } from './woff2-glyphs.ts'

/**
 * Turns a WOFF2 file into a plain TrueType one, variations included.
 * fontkit reads WOFF2 but cannot vary its weight; of this it can.
 * Follows the W3C recommendation "WOFF File Format 2.0", sections 4 and 5.
 * @throws Error when the file is not WOFF2 or uses a table transform other than that of outlines.
 */
export function woff2ToTrueType(file: Uint8Array): Buffer {
  const reader = byteReader(file)
  if (reader.u32() !== WOFF2_SIGNATURE) throw new Error('not a WOFF2 file')
  const flavor = reader.u32()
  reader.skip(4)
  const tableCount = reader.u16()
  reader.skip(6)
  const compressedSize = reader.u32()
  reader.skip(24)
  const entries = Array.from({ length: tableCount }, () => readEntry(reader))
  const data = brotliDecompressSync(reader.bytes(compressedSize))
  const body = byteReader(data)
  const tables = new Map(entries.map((entry) => [entry.tag, body.bytes(entry.storedLength)]))
  if (entries.some((entry) => entry.tag === 'glyf' && entry.isTransformed)) unpackOutlines(tables)
  return writeTrueType(tables, flavor)
}

type Entry = { tag: string; storedLength: number; isTransformed: boolean }

const WOFF2_SIGNATURE = 0x774f4632

// Section 4.1: the place in this list is the number. Underscores stand for spaces.
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx ' +
  'kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix ' +
  'acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak ' +
  'Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8()
  const known = flags & 0x3f
  const tag = known === 63 ? reader.bytes(4).toString('latin1') : (KNOWN_TAGS[known] ?? '')
  const version = flags >> 6
  const isOutline = tag === 'glyf' || tag === 'loca'
  const isTransformed = isOutline ? version !== 3 : version !== 0
  if (isTransformed && !isOutline) throw new Error(`the transform of table ${tag} is not supported`)
  const length = reader.base128()
  return { tag, storedLength: isTransformed ? reader.base128() : length, isTransformed }
}

function unpackOutlines(tables: Map<string, Buffer>) {
  const { glyf, loca } = rebuildGlyphs(tables.get('glyf') ?? Buffer.alloc(0))
  tables.set('glyf', glyf)
  tables.set('loca', loca)
  tables.set('head', withLongLoca(tables.get('head')))
}

import { randomBytes } from 'node:crypto'
import { LIMITS } from '#src/contract/limits.ts'
import { toNfc } from '#src/contract/text-schemas.ts'
import { extensionOf } from './file-types.ts'
import type { FileType } from './file-types.ts'

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
const FALLBACK = 'file'

// Control, bidi and line separator characters, invisible spaces, and noncharacters.
const INVISIBLE =
  /[\p{Cc}\u200b\u200e\u200f\u061c\u202a-\u202e\u2028\u2029\u2060-\u2069\ufeff\ufffd]/gu

/** The last part of a path, without control and bidi characters (`gpj.exe` may look like `exe.jpg`), 1 to 255 characters. */
export function cleanFileName(given: string): string {
  const last = toNfc(given.toWellFormed()).split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim()
  return shorten(/^\.*$/.test(clean) ? FALLBACK : clean)
}

function shorten(name: string): string {
  if (name.length <= LIMITS.fileNameLength) return name
  const extension = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? ''
  const room = LIMITS.fileNameLength - extension.length
  return `${name
    .slice(0, room)
    .toWellFormed()
    .replace(/\ufffd$/u, '')}${extension}`
}

/** The name under which a browser saves the file, with the extension of the real type. */
export function downloadName(originalName: string, { extension, aliases = [] }: FileType): string {
  return [extension, ...aliases].includes(extensionOf(originalName))
    ? originalName
    : `${originalName}.${extension}`
}

/** 130 random bits as 26 characters: the stored name without its extension. Never reused. */
export const randomStem = (): string =>
  Array.from(randomBytes(26), (byte) => BASE32[byte % BASE32.length]).join('')

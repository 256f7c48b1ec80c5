import type { Font, PathCommand } from 'fontkit'
import { readTrueType, withLongLoca, writeTrueType } from './true-type-file.ts'
import { outlineBytes, packGlyphs, words } from './true-type-glyph.ts'
import type { Point } from './true-type-glyph.ts'

// What only a variable or a hinted font has; the points change, so their hints mean nothing any more.
const DROPPED = ['fvar', 'gvar', 'avar', 'HVAR', 'MVAR', 'STAT', 'cvt ', 'fpgm', 'prep', 'gasp']

const WINDOWS_ENGLISH = [3, 1, 0x409] as const
const POSTSCRIPT_NAME = 6

/**
 * A plain font with one weight, made from a variable one. PDFs know no variable fonts, and fontkit's own
 * way of embedding an instance fails.
 * @param file the variable font as TrueType
 * @param font the same font, opened and set to the weight
 * @param name PostScript name of the result; PDFs tell fonts apart by it
 */
export function staticInstance(file: Buffer, font: Font, name: string): Buffer {
  const tables = readTrueType(file)
  for (const name of DROPPED) tables.delete(name)
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id))
  const outlines = glyphs.map((glyph) => outlineOf(glyph.path.commands))
  const { glyf, loca } = packGlyphs(
    outlines.map((outline) => (outline ? outlineBytes(outline) : Buffer.alloc(0))),
  )
  const bearings = outlines.map((outline) => Math.min(...leftEdges(outline?.points ?? [])))
  tables.set('glyf', glyf)
  tables.set('loca', loca)
  tables.set('head', withLongLoca(tables.get('head')))
  tables.set(
    'hmtx',
    words(...glyphs.flatMap((glyph, id) => [Math.round(glyph.advanceWidth), bearings[id] ?? 0])),
  )
  const hhea = Buffer.from(tables.get('hhea') ?? Buffer.alloc(36))
  hhea.writeUInt16BE(glyphs.length, 34)
  tables.set('hhea', hhea)
  tables.set('name', nameTable(name))
  return writeTrueType(tables)
}

function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16()
  return Buffer.concat([words(0, 1, 18, ...WINDOWS_ENGLISH, POSTSCRIPT_NAME, text.length, 0), text])
}

function leftEdges(points: Point[]): number[] {
  let x = 0
  return points.length === 0 ? [0] : points.map(({ dx }) => (x += dx))
}

/** Quadratic outlines only, which is all that TrueType has. */
function outlineOf(commands: PathCommand[]): { ends: number[]; points: Point[] } | undefined {
  const points: Point[] = []
  const ends: number[] = []
  let [x, y] = [0, 0]
  const add = (toX: number, toY: number, isOnCurve: boolean) => {
    const [nextX, nextY] = [Math.round(toX), Math.round(toY)]
    points.push({ dx: nextX - x, dy: nextY - y, isOnCurve })
    ;[x, y] = [nextX, nextY]
  }
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'closePath') ends.push(points.length - 1)
    else if (command === 'quadraticCurveTo') {
      add(a, b, false)
      add(c, d, true)
    } else add(a, b, true)
  }
  return points.length > 0 ? { ends, points } : undefined
}

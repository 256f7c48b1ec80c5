import { inflateSync } from 'node:zlib'

/**
 * The text layer of a PDF as pdfkit writes it, as copying, searching and screen readers get it: one line for each
 * baseline, in the order of the file. A glyph without characters is U+FFFD.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file.toString('latin1'))
  const fonts = fontsOf(objects)
  const lines: { y: string; text: string }[] = []
  for (const { content } of objects.values()) {
    for (const [, y = '', font = '', shown = ''] of content.matchAll(SHOWN)) {
      const text = decoded(shown, fonts.get(font) ?? new Map())
      const last = lines.at(-1)
      if (last?.y === y) last.text += text
      else lines.push({ y, text })
    }
  }
  return lines.map(({ text }) => text).join('\n')
}

const SHOWN = /BT\n1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n(\[.*\]) TJ/g

type PdfObject = { source: string; content: string }

function objectsOf(source: string): Map<string, PdfObject> {
  const objects = [...source.matchAll(/(?<=\n)(\d+) 0 obj\n([^]*?)\nendobj/g)]
  return new Map(
    objects.map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split(/\nstream\r?\n/)
      return [id, { source: head, content: contentOf(head, stream) }]
    }),
  )
}

function contentOf(head: string, stream: string | undefined): string {
  if (stream === undefined || !head.includes('FlateDecode')) return ''
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

/** Characters by glyph, for each name of a font. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, Map<string, string>> {
  const named = [...objects.values()].flatMap(({ source }) => [
    ...source.matchAll(/\/(F\d+) (\d+) 0 R/g),
  ])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+)/.exec(objects.get(id)?.source ?? '')?.[1] ?? ''
      return [name, charactersOf(objects.get(map)?.content ?? '')]
    }),
  )
}

function charactersOf(cmap: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)) {
    for (const [index, [, codes = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      const units = (codes.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      characters.set(glyph, String.fromCharCode(...units))
    }
  }
  return characters
}

const decoded = (shown: string, characters: Map<string, string>) =>
  [...shown.matchAll(/<(\w+)>/g)]
    .flatMap(([, glyphs = '']) => glyphs.match(/\w{4}/g) ?? [])
    .map((glyph) => characters.get(glyph) || '\uFFFD')
    .join('')

import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at))

/** What English prose and code are written in; the rest of Latin is fetched by the pages that use it. */
export const CORE = `${ASCII}\u{a0}©·×–—‘’“”•…↑↓`

// Those of the stylesheets, bold text included.
const WEIGHTS = { min: 400, max: 700 }
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'tnum']

const SOURCES = {
  geist: 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono':
    'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
}

/**
 * The typefaces as browsers get them, by file name: each in two files, the core so small that a new
 * connection brings it in its first window (about 14 kB).
 */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [name, source] of Object.entries(SOURCES)) {
    const font = await readFile(source)
    files.set(`${name}.woff2`, await cut(font, CORE))
    files.set(`${name}-more.woff2`, await cut(font, otherCharacters(font)))
  }
  return files
}

const cut = (font: Buffer, characters: string) =>
  subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  })

function otherCharacters(font: Buffer): string {
  const core = new Set(CORE)
  const characters = create(font)
    // The last entry of every character map says that nothing follows.
    .characterSet.filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code))
  return characters.filter((character) => !core.has(character)).join('')
}

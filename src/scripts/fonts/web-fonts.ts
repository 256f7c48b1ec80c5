import subsetFont from 'subset-font'
import { charactersOf, readFontSource } from './font-source.ts'

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at))

export const CORE_CHARACTERS = `${ASCII}\u{a0}©·×–—‘’“”•…↑↓`

// The weights in the stylesheets, including bold text.
const WEIGHTS = { min: 400, max: 700 }
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'tnum']

const FAMILIES = ['geist', 'geist-mono']

/**
 * A core for the first congestion window (14 kB), the rest of Latin, and Latin Extended. Italics have one weight:
 * browsers thicken them.
 */
export async function subsetWebFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const addLatin = async (name: string, font: Buffer, wght?: number) => {
    const more = charactersBeyond(CORE_CHARACTERS, font)
    files.set(`${name}.woff2`, await cut(font, CORE_CHARACTERS, wght))
    files.set(`${name}-more.woff2`, await cut(font, more, wght))
    return CORE_CHARACTERS + more
  }
  for (const family of FAMILIES) {
    const known = await addLatin(family, await readFontSource(family, 'latin'))
    const extended = await readFontSource(family, 'latin-ext')
    files.set(`${family}-extended.woff2`, await cut(extended, charactersBeyond(known, extended)))
  }
  await addLatin('geist-italic', await readFontSource('geist', 'latin', 'italic'), WEIGHTS.min)
  return files
}

const cut = (font: Buffer, characters: string, wght: typeof WEIGHTS | number = WEIGHTS) =>
  subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
    noHinting: true,
  })

const charactersBeyond = (known: string, font: Buffer): string =>
  charactersOf(font)
    .filter((character) => !known.includes(character))
    .join('')

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
  for (const family of FAMILIES) {
    const [latin, extended] = [
      await readFontSource(family, 'latin'),
      await readFontSource(family, 'latin-ext'),
    ]
    const core = new Set(CORE_CHARACTERS)
    const more = charactersBeyond(core, latin)
    files.set(`${family}.woff2`, await cut(latin, CORE_CHARACTERS))
    files.set(`${family}-more.woff2`, await cut(latin, more))
    files.set(
      `${family}-extended.woff2`,
      await cut(extended, charactersBeyond(new Set(CORE_CHARACTERS + more), extended)),
    )
  }
  const italic = await readFontSource('geist', 'latin', 'italic')
  files.set('geist-italic.woff2', await cut(italic, CORE_CHARACTERS, WEIGHTS.min))
  files.set(
    'geist-italic-more.woff2',
    await cut(italic, charactersBeyond(new Set(CORE_CHARACTERS), italic), WEIGHTS.min),
  )
  return files
}

const cut = (font: Buffer, characters: string, wght: typeof WEIGHTS | number = WEIGHTS) =>
  subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
    noHinting: true,
  })

const charactersBeyond = (known: ReadonlySet<string>, font: Buffer): string =>
  charactersOf(font)
    .filter((character) => !known.has(character))
    .join('')

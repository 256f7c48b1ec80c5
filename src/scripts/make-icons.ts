import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Generates the icons of phones and of the web manifest from src/app/icon.svg: run it when the drawing changes, and
 * commit the files. Phones round the corners themselves, so there the background fills the whole square.
 */
const SOURCE = 'src/app/icon.svg'
const ROUND_CORNERS = ' rx="7"'

type Icon = {
  file: string
  size: number
  isSquare: boolean
  /** Scale relative to the side. */ scale: number
}
const ICONS: Icon[] = [
  { file: 'public/apple-touch-icon.png', size: 180, isSquare: true, scale: 1 },
  // For the RSS feed, where 144 pixels is the maximum.
  { file: 'public/icons/icon-144.png', size: 144, isSquare: false, scale: 1 },
  { file: 'public/icons/icon-192.png', size: 192, isSquare: false, scale: 1 },
  { file: 'public/icons/icon-512.png', size: 512, isSquare: false, scale: 1 },
  // The safe zone of a maskable icon is a circle of 80 % of the side.
  { file: 'public/icons/icon-maskable-512.png', size: 512, isSquare: true, scale: 0.8 },
]

const drawing = await readFile(SOURCE, 'utf8')
if (!drawing.includes(ROUND_CORNERS)) throw new Error(`${SOURCE} has other corners than expected`)
const ground = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1] ?? '#000000'
await mkdir('public/icons', { recursive: true })
for (const { file, size, isSquare, scale } of ICONS) {
  const inner = Math.round((size * scale) / 2) * 2
  const svg = isSquare ? drawing.replace(ROUND_CORNERS, '') : drawing
  const edge = (size - inner) / 2
  const icon = await sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png({ palette: true, effort: 10 })
    .toBuffer()
  await writeFile(file, icon)
  console.log(`${file}: ${icon.length} bytes`)
}

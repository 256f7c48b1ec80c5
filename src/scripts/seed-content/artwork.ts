import sharp from 'sharp'
import {
  coverageDiagram,
  redeliveryDiagram,
  retainerDiagram,
  waterfallDiagram,
} from './article-diagrams.ts'
import { migrationsCover, parserCover } from './covers-of-craft.ts'
import { leakCover, locksCover, queueCover } from './covers-of-systems.ts'
import { comboboxCover, fastCover, policyCover } from './covers-of-the-web.ts'

export type Artwork = { fileName: string; alt: string; draw: () => string }

/** Every picture of the example content: the covers of the posts, then the drawings inside them. */
export const ARTWORK: readonly Artwork[] = [
  {
    fileName: 'cover-locks.webp',
    alt: 'Six transactions wait in turn for one lock',
    draw: locksCover,
  },
  {
    fileName: 'cover-speed.webp',
    alt: '1.1 seconds, above a waterfall that ends early',
    draw: fastCover,
  },
  {
    fileName: 'cover-policy.webp',
    alt: 'script-src self, and a wall of hashes',
    draw: policyCover,
  },
  {
    fileName: 'cover-parser.webp',
    alt: 'Railway diagram of a duration such as 1h30m',
    draw: parserCover,
  },
  {
    fileName: 'cover-leak.webp',
    alt: 'A sawtooth of memory whose floor rises by 38 MB an hour',
    draw: leakCover,
  },
  {
    fileName: 'cover-queue.webp',
    alt: 'Message ids in a grid, the doubles crossed out',
    draw: queueCover,
  },
  {
    fileName: 'cover-migrations.webp',
    alt: 'A table in three versions: expand, fill, contract',
    draw: migrationsCover,
  },
  {
    fileName: 'cover-combobox.webp',
    alt: 'Working drawing of a combobox with its roles',
    draw: comboboxCover,
  },
  {
    fileName: 'diagram-waterfall.png',
    alt: 'Waterfall of the page before and after',
    draw: waterfallDiagram,
  },
  {
    fileName: 'diagram-retainers.png',
    alt: 'Who holds the request in memory',
    draw: retainerDiagram,
  },
  {
    fileName: 'diagram-redelivery.png',
    alt: 'A message that is delivered twice',
    draw: redeliveryDiagram,
  },
  { fileName: 'diagram-coverage.png', alt: 'Edges covered over time', draw: coverageDiagram },
]

/** The picture as a file, in the format of its name. The same bytes on every machine with this sharp. */
export async function renderArtwork({ fileName, draw }: Artwork): Promise<Buffer> {
  const image = sharp(Buffer.from(draw()))
  if (fileName.endsWith('.webp')) return image.webp({ lossless: true, effort: 3 }).toBuffer()
  if (fileName.endsWith('.jpg')) return image.jpeg({ quality: 88, mozjpeg: true }).toBuffer()
  return image.png({ palette: true, colours: 64 }).toBuffer()
}

import sharp from 'sharp'

export type ImageOptions = {
  width?: number
  height?: number
  colors?: readonly [string, string]
  orientation?: number
  gps?: boolean
}

/** A left half in red and a right half in blue, so that a wrong orientation shows, or in other colours. */
function halves({ width = 80, height = 40, colors = ['#ff0000', '#0000ff'] }: ImageOptions) {
  const red = {
    create: {
      width: Math.floor(width / 2),
      height,
      channels: 3 as const,
      background: colors[0],
    },
  }
  return sharp({
    create: { width, height, channels: 3, background: colors[1] },
  }).composite([{ input: red, left: 0, top: 0 }])
}

const GPS = {
  IFD0: { Make: 'Folio', Model: 'Testcam' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '27/1 43/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '85/1 19/1 0/1',
  },
}

export async function imageFile(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  given: ImageOptions = {},
): Promise<Buffer> {
  let sharpImage = halves(given).toFormat(format)
  if (given.gps) sharpImage = sharpImage.withExif(GPS)
  if (given.orientation) sharpImage = sharpImage.withMetadata({ orientation: given.orientation })
  return sharpImage.toBuffer()
}

/** A GIF of two frames. */
export async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 24, height: 16, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all([frame('#ff0000'), frame('#0000ff')])
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer()
}

/** A PDF of one empty page, padded to `size` bytes with a comment. */
export function pdf({ size = 0, text = '' } = {}): Buffer {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%${text}`
  const tail = '\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(
    body + 'x'.repeat(Math.max(0, size - body.length - tail.length)) + tail,
    'latin1',
  )
}

/** A zip whose entries are stored and empty: enough of a document for parsers that read only names. */
export function zip(names: readonly string[]): Buffer {
  const local = Buffer.from('504b0304'.padEnd(60, '0'), 'hex')
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, Buffer.from(name, 'latin1')])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}

export const docx = (...more: string[]) =>
  zip(['[Content_Types].xml', 'word/document.xml', ...more])

/** A compound file (doc, xls, msi …) with one stream of this name. */
export const compoundFile = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(stream, 'utf16le'),
  ])

/** One second of silence as WAV. */
export function wav(): Buffer {
  const head = Buffer.from(
    'RIFF\0\0\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0@\u001f\0\0@\u001f\0\0\u0001\0\b\0data@\u001f\0\0',
    'latin1',
  )
  head.writeUInt32LE(36 + 8000, 4)
  return Buffer.concat([head, Buffer.alloc(8000, 128)])
}

export const svg = (inside: string, width = 100, height = 50) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`

/** Takes minutes to draw: each primitive computes every pixel again. */
export const SLOW_SVG = svg(
  `<filter id="f">${'<feTurbulence baseFrequency="0.5" numOctaves="9"/>'.repeat(500)}</filter>
  <rect width="1000" height="800" filter="url(#f)"/>`,
  ...[1000, 800],
)

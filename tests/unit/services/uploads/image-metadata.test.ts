import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AVIF, GIF, JPEG, PNG, WEBP } from '#src/services/uploads/file-types.ts'
import { readImageHeader } from '#src/services/uploads/image-header.ts'
import { makeRenditions, widthsFor } from '#src/services/uploads/image-renditions.ts'
import { stripMetadata } from '#src/services/uploads/strip-metadata.ts'
import { animatedPng, animatedWebp, greyPng } from '#tests/support/image-bombs.ts'
import { animation, imageFile } from '#tests/support/sample-files.ts'

const types = { jpeg: JPEG, png: PNG, webp: WEBP, avif: AVIF }
const formats = ['jpeg', 'png', 'webp', 'avif'] as const

async function strip(bytes: Buffer, type = JPEG) {
  return stripMetadata(bytes, type, await readImageHeader(bytes, type, 'x'))
}
const renditionsOf = async (bytes: Buffer, type = JPEG) =>
  makeRenditions(bytes, await readImageHeader(bytes, type, 'x'))
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('image metadata', () => {
  it.each(formats)('%s: removes location and camera', async (format) => {
    const given = await imageFile(format, { gps: true })
    expect((await sharp(given).metadata()).exif?.toString('latin1')).toContain('Testcam')
    const kept = await strip(given, types[format])
    const { exif, xmp, iptc } = await sharp(kept).metadata()
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
    expect(kept.includes('Testcam')).toBe(false)
  })

  it.each(formats)('%s: keeps a file without metadata byte for byte', async (format) => {
    const given = await imageFile(format)
    expect((await strip(given, types[format])).equals(given)).toBe(true)
  })

  it.each(['jpeg', 'png', 'webp'] as const)('%s: does not change pixels', async (format) => {
    const given = await imageFile(format, { gps: true })
    expect((await pixels(await strip(given, types[format]))).equals(await pixels(given))).toBe(true)
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    '%s: keeps the orientation, and nothing else of EXIF',
    async (format) => {
      const given = await imageFile(format, { orientation: 6, gps: true })
      const kept = await strip(given, types[format])
      const { data, info } = await sharp(kept)
        .autoOrient()
        .raw()
        .toBuffer({ resolveWithObject: true })
      // Rotated clockwise: the left side is now the top.
      expect([info.width, info.height]).toEqual([40, 80])
      expect(data[0]).toBeGreaterThan(200)
      expect(data[data.length - 1]).toBeGreaterThan(200)
      expect(kept.includes('Testcam')).toBe(false)
      expect((await sharp(kept).metadata()).exif?.length ?? 0).toBeLessThan(40)
    },
  )

  it('JPEG: removes trailing data, comments and previews', async () => {
    const given = await imageFile('jpeg')
    const comment = Buffer.from('fffe000a73656372657400', 'hex')
    const second = await imageFile('jpeg', { gps: true })
    const crowded = Buffer.concat([
      given.subarray(0, 2),
      comment.subarray(0, 12),
      Buffer.alloc(1),
      given.subarray(2),
      second,
    ])
    expect((await strip(crowded)).equals(given)).toBe(true)
  })

  it('GIF: removes comments, keeps the animation', async () => {
    const given = await animation()
    const comment = Buffer.from('21fe06736563726574'.concat('00'), 'hex')
    const crowded = Buffer.concat([
      given.subarray(0, -1),
      comment,
      given.subarray(-1),
      Buffer.from('tail'),
    ])
    const kept = await strip(crowded, GIF)
    expect(kept.equals(given)).toBe(true)
    expect((await sharp(kept).metadata()).pages).toBe(2)
  })
})

describe('what sharp would change is kept', () => {
  const grey = { create: { width: 8, height: 8, channels: 3 as const, background: '#345' } }

  it('PNG: 16 bits a channel', async () => {
    const given = await sharp(grey)
      .toColourspace('rgb16')
      .withExif({ IFD0: { Make: 'x' } })
      .png()
      .toBuffer()
    const kept = await strip(given, PNG)
    const { depth, exif } = await sharp(kept).metadata()
    expect({ depth, exif }).toEqual({ depth: 'ushort', exif: undefined })
    const deep = (bytes: Buffer) =>
      sharp(bytes).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
    expect((await deep(kept)).equals(await deep(given))).toBe(true)
  })

  it('PNG: the frames of an animation, also with an orientation', async () => {
    const still = await animatedPng(2)
    const turned = await imageFile('png', { orientation: 6 })
    const at = turned.indexOf('eXIf') - 4
    const exif = turned.subarray(at, at + 12 + turned.readUInt32BE(at))
    const given = Buffer.concat([still.subarray(0, 33), exif, still.subarray(33)])
    expect((await sharp(given).metadata()).orientation).toBe(6)
    expect((await strip(given, PNG)).equals(still)).toBe(true)
  })

  it.each([
    ['WebP', WEBP, () => animatedWebp(2)],
    ['GIF', GIF, animation],
  ] as const)('%s: an animation', async (_, type, make) => {
    const given = await make()
    expect((await strip(given, type)).equals(given)).toBe(true)
  })

  it('PNG, WebP: the colour profile', async () => {
    for (const format of ['png', 'webp'] as const) {
      const given = await sharp(grey).withIccProfile('p3').toFormat(format).toBuffer()
      const kept = await strip(given, types[format])
      expect((await sharp(kept).metadata()).icc).toEqual((await sharp(given).metadata()).icc)
    }
  })
})

describe('the header is read before a pixel is decoded', () => {
  it.each([
    ['256 megapixels', 16_000, 16_000],
    ['65,535 pixels each way', 65_535, 65_535],
    ['a strip', 1, 1_000_000],
  ])('refuses %s', async (_name, width, height) => {
    const header = readImageHeader(await greyPng(width, height, 1), PNG, 'big.png')
    await expect(header).rejects.toMatchObject({
      ...{ code: 'invalid', message: 'big.png has too many pixels' },
    })
  })

  it('refuses ten thousand frames', async () => {
    const [head, frame] = splitGif(await animation())
    const frames = Array.from({ length: 10_000 }, () => frame)
    const long = Buffer.concat([head, ...frames, Buffer.from([0x3b])])
    await expect(readImageHeader(long, GIF, 'long.gif')).rejects.toMatchObject({ code: 'invalid' })
  })

  it('refuses a file that is not an image', async () => {
    await expect(readImageHeader(Buffer.from('nothing'), PNG, 'x.png')).rejects.toMatchObject({
      ...{ code: 'invalid', message: 'x.png is damaged or not an image' },
    })
  })

  it('returns the displayed size', async () => {
    const header = await readImageHeader(await imageFile('jpeg', { orientation: 6 }), JPEG, 'x')
    expect(header).toMatchObject({ width: 40, height: 80, orientation: 6 })
  })
})

describe('renditions', () => {
  it.each([
    [100, [100]],
    [320, [320]],
    [500, [320, 480, 500]],
    [1000, [320, 480, 720, 1000]],
    [4000, [320, 480, 720, 1080, 1600]],
  ])('creates renditions for a width of %d: %j, without upscaling', (own, widths) => {
    expect(widthsFor(own)).toEqual(widths)
  })

  it('are WebP and AVIF with size, oriented, and a placeholder of at most 500 bytes', async () => {
    const bytes = await imageFile('jpeg', { width: 800, height: 400, orientation: 6, gps: true })
    const { placeholder, renditions } = await renditionsOf(bytes)
    expect(
      renditions.map(({ width, height, mimeType }) => `${width}x${height} ${mimeType}`),
    ).toEqual([
      '320x640 image/avif',
      '320x640 image/webp',
      '400x800 image/avif',
      '400x800 image/webp',
    ])
    const read = await Promise.all(renditions.map(({ bytes: each }) => sharp(each).metadata()))
    expect(read.map(({ width, height, exif }) => [width, height, exif])).toEqual(
      renditions.map(({ width, height }) => [width, height, undefined]),
    )
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder?.length).toBeLessThanOrEqual(500)
  })

  it('an animation has none, only a placeholder', async () => {
    const { placeholder, renditions } = await renditionsOf(await animation(), GIF)
    expect(renditions).toEqual([])
    expect(placeholder).toMatch(/^data:image\/webp/)
  })

  it('fails on a damaged image', async () => {
    const bytes = await imageFile('jpeg', { width: 400, height: 400 })
    await expect(renditionsOf(bytes.subarray(0, bytes.length / 2))).rejects.toThrow()
  })
})

/** Everything before the first frame, and that frame with its delay. */
function splitGif(bytes: Buffer): [Buffer, Buffer] {
  const start = bytes.indexOf(Buffer.from([0x21, 0xf9, 0x04]))
  const next = bytes.indexOf(Buffer.from([0x21, 0xf9, 0x04]), start + 8)
  return [bytes.subarray(0, start), bytes.subarray(start, next)]
}

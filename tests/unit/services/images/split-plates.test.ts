import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { splitPlates } from '#src/services/images/split-plates.ts'

/** Three fields side by side on a ground: nothing, gray and colour. */
async function drawing(colors: { ground: string; gray: string; colour: string }) {
  const field = (background: string) => ({
    create: { width: 40, height: 40, channels: 3 as const, background },
  })
  return sharp({ create: { width: 300, height: 100, channels: 3, background: colors.ground } })
    .composite([
      { input: field(colors.gray), left: 130, top: 30 },
      { input: field(colors.colour), left: 230, top: 30 },
    ])
    .webp({ quality: 80 })
    .toBuffer()
}

const FIELDS = { ground: 50, gray: 150, colour: 250 }

/** The lightness of each field in a plate. */
async function fieldsOf(plate: Buffer | undefined) {
  const { data, info } = await sharp(plate)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number) => data[(50 * info.width + x) * info.channels] ?? -1
  return { ground: at(FIELDS.ground), gray: at(FIELDS.gray), colour: at(FIELDS.colour) }
}

const nothing = expect.toSatisfy((value: number) => value > 245)
const printed = expect.toSatisfy((value: number) => value < 12)

describe('the plates of a drawing', () => {
  it.each([
    ['dark lines on paper', { ground: '#fbfaf7', gray: '#191815', colour: '#1f5f4a' }],
    ['light lines on a dark ground', { ground: '#12352a', gray: '#ffffff', colour: '#7fd1ae' }],
  ])('part gray from colour: %s', async (_, colors) => {
    const { blobs } = await splitPlates({ widths: [300] }, [await drawing(colors)])
    expect(await fieldsOf(blobs[0])).toEqual({ ground: nothing, gray: printed, colour: nothing })
    expect(await fieldsOf(blobs[1])).toEqual({ ground: nothing, gray: nothing, colour: printed })
  })

  it('exist in each width', async () => {
    const given = await drawing({ ground: '#ffffff', gray: '#000000', colour: '#1f5f4a' })
    const { blobs } = await splitPlates({ widths: [100, 200] }, [given])
    const read = await Promise.all(blobs.map((blob) => sharp(blob).metadata()))
    expect(read.map(({ width }) => width)).toEqual([100, 100, 200, 200])
  })
})

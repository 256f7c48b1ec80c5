import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERROR_STATUS, ServiceError } from '#src/contract/errors.ts'
import { createArchive } from '#src/scripts/archive/create-archive.ts'
import { verifyArchive } from '#src/scripts/archive/read-archive.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { isFileName } from '#src/services/storage/file-store.ts'
import { fileTypeOfName } from '#src/services/uploads/file-types.ts'
import { stripGif } from '#src/services/uploads/gif-metadata.ts'
import { stripJpeg } from '#src/services/uploads/jpeg-metadata.ts'
import { stripPng } from '#src/services/uploads/png-metadata.ts'
import { prepareMedia, prepareResume } from '#src/services/uploads/prepare-upload.ts'
import type { PreparedUpload } from '#src/services/uploads/prepare-upload.ts'
import { stripWebp } from '#src/services/uploads/webp-metadata.ts'
import { ownSite, savePost } from '#tests/support/backup-sites.ts'
import { animation, pdf, imageFile, zip } from '#tests/support/sample-files.ts'
import { storeMedia } from '#tests/support/uploads.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

/** One kind of damage to a file: on the wire, on a disk, or deliberate. */
type Damage = (bytes: Buffer) => Buffer

const EXTREMES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

/** An offset in a file of unknown length, as a fraction of it. */
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const at = (bytes: Buffer, share: number) => Math.floor(share * Math.max(0, bytes.length - 1))
const range = (bytes: Buffer, a: number, b: number): [number, number] => {
  const [from, to] = [at(bytes, a), at(bytes, b)]
  return from < to ? [from, to] : [to, from]
}

const flipped: fc.Arbitrary<Damage> = fc
  .tuple(fraction, fc.nat(255))
  .map(([where, value]) => (bytes) => {
    const corrupted = Buffer.from(bytes)
    if (corrupted.length > 0) corrupted[at(corrupted, where)] = value
    return corrupted
  })
const cut: fc.Arbitrary<Damage> = fraction.map(
  (where) => (bytes) => bytes.subarray(0, at(bytes, where)),
)
const without: fc.Arbitrary<Damage> = fc.tuple(fraction, fraction).map(([a, b]) => (bytes) => {
  const [from, to] = range(bytes, a, b)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
})
const doubled: fc.Arbitrary<Damage> = fc.tuple(fraction, fraction).map(([a, b]) => (bytes) => {
  const [from, to] = range(bytes, a, b)
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
})
const inserted: fc.Arbitrary<Damage> = fc
  .tuple(fraction, fc.uint8Array({ minLength: 1, maxLength: 64 }))
  .map(([where, more]) => (bytes) => {
    const from = at(bytes, where)
    return Buffer.concat([bytes.subarray(0, from), more, bytes.subarray(from)])
  })
/** Lengths and counts are where parsers fail. */
const lied: fc.Arbitrary<Damage> = fc
  .tuple(fraction, fc.constantFrom(...EXTREMES), fc.boolean())
  .map(([where, value, isLittle]) => (bytes) => {
    const corrupted = Buffer.from(bytes)
    const from = Math.min(at(corrupted, where), corrupted.length - 4)
    if (from < 0) return corrupted
    if (isLittle) corrupted.writeUInt32LE(value, from)
    else corrupted.writeUInt32BE(value, from)
    return corrupted
  })

const damages = fc.array(fc.oneof(flipped, flipped, cut, without, doubled, inserted, lied, lied), {
  minLength: 1,
  maxLength: 6,
})

/** One of these files, damaged in one to six ways. */
const spoiltBytes = (samples: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.constantFrom(...samples), damages)
    .map(([bytes, wrongs]) => wrongs.reduce((corrupted, damage) => damage(corrupted), bytes))

const WORD = ['[Content_Types].xml', 'word/document.xml']
const STRIPPERS = {
  stripGif,
  stripPng,
  stripWebp,
  stripJpeg: (bytes: Buffer) => stripJpeg(bytes, 1),
}

/** A parser must handle damaged bytes: respond quickly, or throw a client error. */
async function judged<T>(slowMs: number, work: () => Promise<T>): Promise<T | null> {
  const start = performance.now()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ServiceError) || ERROR_STATUS[error.code] >= 500) throw error
    return null
  } finally {
    expect(performance.now() - start).toBeLessThan(slowMs)
  }
}

type Options = { runs: number; seed: number; timeout: number; slowMs?: number }

/** Files of every kind, damaged reproducibly, through the parsers of uploads and backups. */
function itReadsAnything({ runs, seed, timeout, slowMs = timeout }: Options): void {
  let samples: Buffer[]
  const folder = folderOfFile()
  beforeAll(async () => {
    const given = { width: 60, height: 30, gps: true, orientation: 6 }
    const images = (['jpeg', 'png', 'webp', 'avif'] as const).map((kind) => imageFile(kind, given))
    samples = [...(await Promise.all(images)), await animation(), pdf({ text: 'x' }), zip(WORD)]
  })
  const assert = <T>(
    arbitrary: fc.Arbitrary<T>,
    holds: (value: T) => Promise<void>,
    count = runs,
  ) => fc.assert(fc.asyncProperty(arbitrary, holds), { numRuns: count, seed })

  describe(`parsers of damaged files, seed ${seed}`, () => {
    it(
      `${runs} uploads: rejects with a message, or stores with the true type`,
      { timeout },
      async () => {
        let stored = 0
        await assert(spoiltBytes(samples), async (bytes) => {
          const media = await judged(slowMs, () => prepareMedia({ name: 'a.bin', bytes }))
          const resume = await judged(slowMs, () => prepareResume({ name: 'a.pdf', bytes }))
          for (const one of [media, resume]) expectInert(one, bytes)
          stored += Number(media !== null)
        })
        // Some damage has no effect: both branches were taken.
        expect(stored).toBeGreaterThan(0)
        expect(stored).toBeLessThan(runs)
      },
    )

    it(
      `${runs} pictures lose their metadata in one pass, or are reported as damaged`,
      { timeout },
      async () => {
        await assert(spoiltBytes(samples), expectStripped)
      },
    )

    it('archives are intact, or refused with a message', { timeout }, async () => {
      await savePost({ title: 'In the archive' })
      await storeMedia(Buffer.from('In the archive, too.'), 'notes.txt')
      const whole = path.join(folder, `whole-${seed}.tar.gz`)
      await createArchive({ file: whole, url: ownSite.DATABASE_URL, store: fileStore })
      const manifest = await verifyArchive(whole)
      const file = path.join(folder, 'corrupted.tar.gz')
      await assert(
        spoiltBytes([await readFile(whole)]),
        async (bytes) => {
          await writeFile(file, bytes)
          const read = await verifyArchive(file).catch((error: Error) => error.message)
          expect([
            manifest,
            expect.stringMatching(/^The backup | is not a backup$/),
          ]).toContainEqual(read)
        },
        Math.ceil(runs / 4),
      )
    })
  })
}

async function expectStripped(bytes: Buffer) {
  for (const [name, strip] of Object.entries(STRIPPERS)) {
    const clean = strip(bytes)
    if (clean === null) continue
    expect([name, clean.length]).toEqual([name, Math.min(clean.length, bytes.length)])
    expect([name, strip(clean)?.equals(clean)]).toEqual([name, true])
  }
}

/** Stored under a random name with its detected type; an image without metadata of its author. */
function expectInert(prepared: PreparedUpload | null, given: Buffer) {
  if (!prepared) return
  const { name, mimeType, bytes } = prepared
  expect(isFileName(name)).toBe(true)
  expect(fileTypeOfName(name)?.mimeType.split(';', 1)[0]).toBe(mimeType)
  expect(mimeType).not.toMatch(/html|svg|xml$|script/)
  if (mimeType.startsWith('image/')) expect(bytes.includes('Testcam')).toBe(false)
  else expect(bytes.equals(given)).toBe(true)
}

itReadsAnything({ runs: 100, seed: 20261121, timeout: 60_000 })

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
describe.each([20261121, 4031205])('twenty thousand inputs', { tags: 'long' }, (seed) =>
  itReadsAnything({ runs: 10_000, seed, timeout: 1_200_000, slowMs: 5000 }),
)

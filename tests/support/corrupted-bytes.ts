import fc from 'fast-check'

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
export const spoiltBytes = (samples: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.constantFrom(...samples), damages)
    .map(([bytes, wrongs]) => wrongs.reduce((corrupted, damage) => damage(corrupted), bytes))

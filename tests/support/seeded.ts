/** A seeded pseudo-random generator (mulberry32), so that a failure can be repeated. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** An integer from `least` up to, and without, `end`. */
  const int = (least: number, end: number) => least + Math.floor(next() * (end - least))
  return {
    next,
    int,
    pick: <T>(list: readonly [T, ...T[]]): T => list[int(0, list.length)] ?? list[0],
  }
}
export type Seeded = ReturnType<typeof seeded>

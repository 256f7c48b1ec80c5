import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSharedReads } from '#src/services/shared-read.ts'

/** A store whose readings end when they are told to; each tells what was stored when it began. */
function slowStore() {
  const share = createSharedReads<number>()
  const open: { end: () => void; fail: () => void }[] = []
  const store = { value: 0, readings: 0, atOnce: 0, mostAtOnce: 0 }
  const read = () => {
    const seen = store.value
    store.readings += 1
    store.atOnce += 1
    store.mostAtOnce = Math.max(store.mostAtOnce, store.atOnce)
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    open.push({ end: () => resolve(seen), fail: () => reject(new Error('away')) })
    return promise.finally(() => (store.atOnce -= 1))
  }
  return { store, ask: (key = 'list') => share(key, read), open }
}
const settle = () => new Promise(setImmediate)

describe('a reading that is shared', () => {
  it('a hundred who ask while one is under way share the next one', async () => {
    const { store, ask, open } = slowStore()
    const first = ask()
    store.value = 1
    const others = Array.from({ length: 100 }, () => ask())
    expect(store.readings).toBe(1)
    open.shift()?.end()
    expect(await first).toBe(0)
    await settle()
    open.shift()?.end()
    expect(new Set(await Promise.all(others))).toEqual(new Set([1]))
    expect(store.readings).toBe(2)
  })

  it('another key is another reading', async () => {
    const { store, ask } = slowStore()
    void ask('a')
    void ask('b')
    expect(store.readings).toBe(2)
  })

  it('one that fails fails for all who wait, and the next who asks tries again', async () => {
    const { store, ask, open } = slowStore()
    const asked = [ask(), ask(), ask()]
    open.shift()?.fail()
    const results = await Promise.allSettled(asked)
    expect(results.map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    const again = ask()
    open.shift()?.end()
    expect(await again).toBe(0)
    expect(store.readings).toBe(2)
  })

  it('nobody is told what was stored before they asked, in whatever order things happen', async () => {
    const step = fc.constantFrom('ask', 'ask', 'write', 'end', 'settle')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { store, ask, open } = slowStore()
        const answers: Promise<{ before: number; told: number }>[] = []
        const does = {
          ask: () => {
            const before = store.value
            answers.push(ask().then((told) => ({ before, told })))
          },
          write: () => (store.value += 1),
          end: () => open.shift()?.end(),
          settle,
        }
        for (const name of steps) await does[name]()
        for (let at = 0; at < 3; at += 1) {
          for (const reading of open.splice(0)) reading.end()
          await settle()
        }
        for (const { before, told } of await Promise.all(answers))
          expect(told).toBeGreaterThanOrEqual(before)
        expect(store.mostAtOnce).toBeLessThanOrEqual(1)
      }),
    )
  })
})

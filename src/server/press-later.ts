import { compressHardest } from './compress.ts'

type Pressable = { readonly bytes: Buffer; readonly encoded: { br?: Buffer } }

const seen = new WeakSet<Pressable>()
let last: Promise<void> = Promise.resolve()

/**
 * Presses a page that was asked for again as hard as can be, one page at a time and beside all answers: too slow
 * for whoever waits, and too dear for a page that is asked for once. Until then, and if it fails, the form that
 * is there already is sent.
 */
export function pressLater(page: Pressable): void {
  if (seen.has(page)) return
  seen.add(page)
  const keep = (pressed: Buffer) => void (page.encoded.br = pressed)
  last = last.then(() => compressHardest(page.bytes)).then(keep, () => undefined)
}

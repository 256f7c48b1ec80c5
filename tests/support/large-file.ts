import type { Locator } from 'playwright'
import { LIMITS } from '#src/contract/limits.ts'

type Chosen = { name: string; type: string; size: number }

/** A file one byte over the limit. */
export const tooLarge = (name: string, type = 'text/plain'): Chosen => ({
  name,
  type,
  size: LIMITS.uploadBytes + 1,
})

/** Chooses files that are created in the page: sending ten megabytes there takes a second. */
export const chooseMade = (input: Locator, files: readonly Chosen[]) =>
  input.evaluate((element: HTMLInputElement, wanted) => {
    const transfer = new DataTransfer()
    for (const { name, type, size } of wanted)
      transfer.items.add(new File(['x'.repeat(size)], name, { type }))
    element.files = transfer.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, files)

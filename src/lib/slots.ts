export type SlotOptions = {
  size: number
  queue: number
  /** Maximum wait, in milliseconds. */
  timeoutMs: number
  onWaiting?: (waiting: number) => void
}

export type Slots = ReturnType<typeof createSlots>

/** A limited number of slots; tasks that find none wait in order. */
export function createSlots({ size, queue, timeoutMs, onWaiting }: SlotOptions) {
  const waiting: (() => void)[] = []
  let used = 0
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else used -= 1
  }
  const wait = () =>
    new Promise<boolean>((resolve) => {
      const end = (hasSlot: boolean) => {
        clearTimeout(timer)
        onWaiting?.(waiting.length)
        resolve(hasSlot)
      }
      const proceed = () => end(true)
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(proceed), 1)
        end(false)
      }, timeoutMs)
      waiting.push(proceed)
      onWaiting?.(waiting.length)
    })

  return {
    /** Returns a function that releases the slot, or undefined when the queue is full or the wait was too long. */
    take: async (): Promise<(() => void) | undefined> => {
      if (used < size) used += 1
      else if (waiting.length >= queue || !(await wait())) return undefined
      let isReleased = false
      return () => {
        if (!isReleased) release()
        isReleased = true
      }
    },
    isIdle: () => used === 0,
  }
}

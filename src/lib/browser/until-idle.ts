/** Resolves when no save runs. */
export const untilIdle = (
  subscribe: (listener: () => void) => () => void,
  isSaving: () => boolean,
): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (isSaving()) return
      stop()
      resolve()
    }
    const stop = subscribe(check)
    check()
  })

type Reading<T> = { running: Promise<T>; next: Promise<T> | undefined }

/**
 * Lets all who ask for the same at the same time share one reading of the database, and still each gets what was
 * read after they asked: who comes while one is under way waits for the one after it, together with all others
 * who came meanwhile. So a list is as exact as if each had asked, and at most one connection is busy with it.
 * A reading that fails fails for those who wait behind it too: a silent database is not asked in turn by everybody.
 * @returns `share(key, read)`; the same key stands for the same reading
 */
export function createSharedReads<T>() {
  const readings = new Map<string, Reading<T>>()

  const begin = (key: string, read: () => Promise<T>): Promise<T> => {
    const running = read().finally(() => {
      if (readings.get(key)?.running === running) readings.delete(key)
    })
    readings.set(key, { running, next: undefined })
    return running
  }

  return function share(key: string, read: () => Promise<T>): Promise<T> {
    const known = readings.get(key)
    if (known === undefined) return begin(key, read)
    // By then somebody else may have begun one, which is late enough for everybody who waits here.
    known.next ??= known.running.then(() => readings.get(key)?.running ?? begin(key, read))
    return known.next
  }
}

import { copyFile, readFile, stat, truncate } from 'node:fs/promises'

const MAX_BYTES = 10 * 1024 * 1024
const DAY_MS = 24 * 60 * 60_000

/** Limits the log of a PostgreSQL server, now and once a day. The previous part moves to `FILE.old`. */
export async function limitServerLog(file: string): Promise<void> {
  setTimeout(() => void limitServerLog(file), DAY_MS).unref()
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size <= MAX_BYTES) return
  // A full disk has no room for a copy.
  await copyFile(file, `${file}.old`).catch(() => undefined)
  // The server appends: it continues at the new end.
  await truncate(file)
}

/** The last line of a server's log, which says why it did not start. */
export const lastLine = (file: string): Promise<string> =>
  readFile(file, 'utf8').then(
    (text) => text.trim().split('\n').at(-1) ?? '',
    () => 'it left no log',
  )

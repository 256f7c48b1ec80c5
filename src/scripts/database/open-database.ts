import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '#src/env.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'

export type OpenDatabase = { url: string; close: () => Promise<unknown> }

type OpenOptions = {
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>
  mayCreate?: boolean
}

/** The configured database, or the embedded one: joined when it runs, else started for as long as it is open. */
export async function openDatabase({ env, mayCreate = false }: OpenOptions): Promise<OpenDatabase> {
  if (env.DATABASE_URL !== undefined) return { url: env.DATABASE_URL, close: async () => undefined }
  const isMade = existsSync(path.resolve(env.DATA_DIR, 'postgres-password'))
  if (!isMade && !mayCreate) throw new Error('The database does not exist yet: run npm start')
  const database = await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  return { url: database.url, close: database.stop }
}

/** Opens the database for `work`, and closes it afterwards. */
export async function withDatabase<Result>(
  options: OpenOptions,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(options)
  try {
    return await work(database.url)
  } finally {
    await database.close()
  }
}

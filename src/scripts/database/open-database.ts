import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '#src/env.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'

type OpenOptions = {
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>
  mayCreate?: boolean
}

/** Opens the configured database, or the built-in one, for `work`: a server that runs is joined. Closes it afterwards. */
export async function withDatabase<Result>(
  { env, mayCreate = false }: OpenOptions,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (env.DATABASE_URL !== undefined) return work(env.DATABASE_URL)
  const isMade = existsSync(path.resolve(env.DATA_DIR, 'postgres-password'))
  if (!isMade && !mayCreate) throw new Error('The database does not exist yet: run npm start')
  const database = await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

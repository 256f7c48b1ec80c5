import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnv, isLoopback, readEnv } from '#src/env.ts'
import type { Env } from '#src/env.ts'

const EXAMPLE_ADMIN = 'owner.example@gmail.com'

export type StartSettings = {
  env: Env
  siteUrl: string
  isLocal: boolean
  /** Variables that children get in addition to the environment. */
  extra: Record<string, string>
}

/** The environment's settings merged with those that this start has filled in. */
export function settingsWith(extra: Record<string, string>): StartSettings {
  const env = readEnv(childEnv(extra))
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
  return { env, siteUrl, isLocal: isLoopback(siteUrl), extra }
}

/** Defaults for a site on localhost; a public one has to set all of them. */
export async function localDefaults(env: Env): Promise<Record<string, string>> {
  const defaults: Record<string, string> = {}
  defaults.PAYLOAD_SECRET = env.PAYLOAD_SECRET ?? (await readOrCreateSecret(env.DATA_DIR))
  if (env.ADMIN_EMAILS.length === 0) defaults.ADMIN_EMAILS = EXAMPLE_ADMIN
  return defaults
}

/** Created once, so that sessions survive a restart. */
async function readOrCreateSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'secret')
  // Two concurrent first starts: the later one reads the file that the earlier one wrote.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return readFile(file, 'utf8')
}

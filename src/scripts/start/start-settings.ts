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
  /** What children get on top of the environment. */
  extra: Record<string, string>
}

/** The environment's settings together with what this start has filled in. */
export function settingsWith(extra: Record<string, string>): StartSettings {
  const env = readEnv(childEnv(extra))
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
  return { env, siteUrl, isLocal: isLoopback(siteUrl), extra }
}

/** Defaults for a site that only this machine reaches; a public one has to say everything itself. */
export async function localDefaults(env: Env): Promise<Record<string, string>> {
  const defaults: Record<string, string> = {}
  defaults.PAYLOAD_SECRET = env.PAYLOAD_SECRET ?? (await readOrCreateSecret(env.DATA_DIR))
  if (env.ADMIN_EMAILS.length === 0) defaults.ADMIN_EMAILS = EXAMPLE_ADMIN
  return defaults
}

/** Made once, so that sessions outlive a restart. */
async function readOrCreateSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'secret')
  // Two first starts at once: the later one takes what the earlier one wrote.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return readFile(file, 'utf8')
}

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
  extra: Record<string, string>
}

export function settingsWith(extra: Record<string, string>): StartSettings {
  const env = readEnv(childEnv(extra))
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
  return { env, siteUrl, isLocal: isLoopback(siteUrl), extra }
}

/** For localhost with the mock Google sign-in. A public site must set them. `readSecret` creates a secret once. */
export async function startDefaults(
  { env, isLocal }: Pick<StartSettings, 'env' | 'isLocal'>,
  readSecret = readOrCreateSecret,
): Promise<Record<string, string>> {
  const defaults: Record<string, string> = {}
  if (env.PAYLOAD_SECRET === undefined && (isLocal || env.DATABASE_URL === undefined)) {
    defaults.PAYLOAD_SECRET = await readSecret(env.DATA_DIR)
  }
  const isExample = isLocal && env.GOOGLE_CLIENT_ID === undefined
  if (isExample && env.ADMIN_EMAILS.length === 0) defaults.ADMIN_EMAILS = EXAMPLE_ADMIN
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

import { fork } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { childEnv } from '#src/env.ts'
import { startMockGoogle } from '#src/scripts/mock-google/mock-google.ts'
import type { MockGoogle } from '#src/scripts/mock-google/mock-google.ts'
import { SERVER_ENV, SERVER_FLAGS, SERVER_PROGRAM } from '#src/scripts/start/server-process.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { attachProduct } from './attach-product.ts'
import type { AttachedProduct } from './attach-product.ts'
import { migrateDatabase, startTestServer } from './database-server.ts'
import { endProcess } from './end-process.ts'
import { ALLOWED_EMAIL, GOOGLE_CLIENT, SITE_SECRETS } from './sign-in-product.ts'

export type StartedProduct = AttachedProduct & {
  pid: number
  /** Kills the server like a power failure. */
  kill: () => Promise<void>
  /** Starts it again, with the same settings. */
  revive: () => Promise<void>
  /** Stops it like a process manager; fails when the shutdown is not clean. */
  stop: () => Promise<void>
}

export type ProductOptions = {
  /** Settings in addition to those every product has. */
  env?: Record<string, string | undefined>
  /** A migrated database; by default a new one is started. */
  databaseUrl?: string
  /** Scheme of SITE_URL. */
  scheme?: 'http' | 'https'
  site?: { origin: string; mockGoogle: MockGoogle }
  port?: number
  /** Folder of the release; by default this one. */
  release?: string
}

/**
 * Starts the built product as its users do, with a separate mock of Google, on a free port. Client addresses for the
 * rate limits are taken from X-Forwarded-For, as behind one proxy.
 */
export async function startProduct(options: ProductOptions = {}): Promise<StartedProduct> {
  const database = options.databaseUrl ? undefined : await startMigratedDatabase()
  const databaseUrl = options.databaseUrl ?? database?.url ?? ''
  const port = options.port ?? (await freePort())
  const origin = options.site?.origin ?? `${options.scheme ?? 'http'}://localhost:${port}`
  const mockGoogle = options.site?.mockGoogle ?? (await startMockGoogleOf(origin))
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-e2e-'))
  const logFile = path.join(dataDir, 'server.log')
  const cleanUp = async () => {
    if (!options.site) await mockGoogle.close()
    await database?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const env = {
    ...settings(databaseUrl),
    PORT: String(port),
    SITE_URL: origin,
    DATA_DIR: dataDir,
    GOOGLE_OAUTH_ORIGIN: mockGoogle.origin,
    ...options.env,
  }
  let server = await startServer(env, logFile, options.release).catch(async (refusal: unknown) => {
    await cleanUp()
    throw refusal
  })
  const attached = attachProduct({ env, logFile })
  return {
    ...attached,
    get pid() {
      return server.pid
    },
    kill: async () => void (await server.stop('SIGKILL')),
    revive: async () => {
      server = await startServer(env, logFile, options.release)
    },
    stop: async () => {
      const code = await server.stop()
      const output = attached.output()
      await attached.detach()
      await cleanUp()
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${output}`)
    },
  }
}

export const startMockGoogleOf = (origin: string) =>
  startMockGoogle({
    ...GOOGLE_CLIENT,
    redirectUri: `${origin}/api/auth/google/callback`,
    allowedEmail: ALLOWED_EMAIL,
  })

const settings = (databaseUrl: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  DATABASE_URL: databaseUrl,
  ...SITE_SECRETS,
  LOG_LEVEL: 'warn',
})

export async function startMigratedDatabase() {
  const database = await startTestServer()
  await migrateDatabase(database.url)
  return database
}

async function startServer(
  env: Record<string, string | undefined>,
  logFile: string,
  release: string | undefined,
) {
  const log = openSync(logFile, 'a')
  const child = fork(SERVER_PROGRAM, {
    cwd: release,
    execArgv: SERVER_FLAGS,
    env: childEnv({ ...SERVER_ENV, ...env }),
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}:\n${readFileSync(logFile, 'utf8')}`)),
    )
  })
  return {
    pid: child.pid ?? 0,
    stop: async (signal?: NodeJS.Signals) => {
      await endProcess(child, signal)
      return child.exitCode ?? child.signalCode
    },
  }
}

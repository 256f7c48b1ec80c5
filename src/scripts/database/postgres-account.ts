import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Operating system account of PostgreSQL; empty for an unprivileged user, whose own account is used. */
export type Account = { uid?: number; gid?: number }

const NAME = 'postgres'

/** PostgreSQL refuses to run as root, so root runs it as `postgres`, an account created when missing. */
export async function postgresAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const existing = await readAccount()
  if (existing !== undefined) return existing
  await run('groupadd', ['--system', '--force', NAME])
    .then(() => run('useradd', ['--system', '--gid', NAME, '--no-create-home', NAME]))
    .catch(() => run('adduser', ['-S', '-D', '-H', NAME]))
    .catch((cause: unknown) => {
      throw new Error(
        `The built-in database cannot run as root and needs a user named ${NAME}, which could not be created: ` +
          'start as another user, or set DATABASE_URL',
        { cause },
      )
    })
  const created = await readAccount()
  if (created === undefined) throw new Error(`The user ${NAME} was created but cannot be found`)
  return created
}

async function readAccount(): Promise<Required<Account> | undefined> {
  const ask = (flag: string) => run('id', [flag, NAME]).then(({ stdout }) => Number(stdout))
  return Promise.all([ask('-u'), ask('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  )
}

async function canTraverse(folder: string, { uid, gid }: Account): Promise<boolean> {
  if (uid === undefined) return true
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const seen = await stat(at).catch(() => undefined)
    if (seen !== undefined) {
      const bit = seen.uid === uid ? 0o100 : seen.gid === gid ? 0o010 : 0o001
      if ((seen.mode & bit) === 0) return false
    }
    if (at === path.dirname(at)) return true
  }
}

/**
 * Inside `dataDir`, unless `postgres` has no access (below /root); then in /var/lib. Temporary folders are cleaned up,
 * and posts would be lost.
 */
export async function clusterHome(dataDir: string, account: Account): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  if (account.uid === undefined) return dataDir
  if (await canTraverse(path.dirname(path.resolve(dataDir)), account)) {
    const { mode } = await stat(dataDir)
    // Execute permission only: others may traverse, not list.
    await chmod(dataDir, mode | 0o011)
    return dataDir
  }
  const home = `/var/lib/folio-${hash('sha256', path.resolve(dataDir)).slice(0, 12)}`
  await mkdir(home, { recursive: true, mode: 0o711 })
  return home
}

/** The folder of PostgreSQL's programs, copied to `home` when the account cannot run them in place. */
export async function accessiblePrograms(
  native: string,
  home: string,
  account: Account,
): Promise<string> {
  if (await canTraverse(path.join(native, 'bin'), account)) return path.join(native, 'bin')
  const copy = path.join(home, `postgres-programs-${await packageVersion(native)}`)
  // Copied to a temporary name and renamed: a server may be running from a complete copy, which is never overwritten.
  if (!(await stat(copy).catch(() => undefined))) {
    const draft = `${copy}-draft`
    await rm(draft, { recursive: true, force: true })
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await rename(draft, copy)
  }
  return path.join(copy, 'bin')
}

export async function packageVersion(native: string): Promise<string> {
  const about = await readFile(path.join(native, '../package.json'), 'utf8')
  return (JSON.parse(about) as { version: string }).version
}

export async function changeOwner(target: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(target, uid, gid)
}

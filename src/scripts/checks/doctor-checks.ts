import { errorMessage } from '#src/lib/error-message.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { releaseProblem } from '#src/contract/release/release-calls.ts'
import type { ReleaseState } from '#src/contract/release/release-calls.ts'
import { missingNodeFixes, missingPostgresFixes } from '#src/scripts/advisories/known-fixes.ts'
import { NO_SENDER } from '#src/services/platform/mail-transport.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import type { DatabaseState } from '#src/scripts/database/inspect-database.ts'
import type { OpenDatabase } from '#src/scripts/database/open-database.ts'

type Finding = { ok: boolean; hint: string }
export type Check = { name: string; run: () => Promise<Finding> }

const good = (hint: string): Finding => ({ ok: true, hint })
const bad = (hint: string): Finding => ({ ok: false, hint })

/** An exception or a timeout becomes a finding, so that the following checks still run. */
export async function runCheck({ run }: Check, patienceMs = 30_000): Promise<Finding> {
  const impatient = Promise.withResolvers<Finding>()
  const timer = setTimeout(() => impatient.resolve(bad('no response')), patienceMs)
  try {
    return await Promise.race([run(), impatient.promise])
  } catch (error) {
    return bad(errorMessage(error))
  } finally {
    clearTimeout(timer)
  }
}

export const nodeCheck = (version: string): Check => ({
  name: 'Node',
  run: async () =>
    Number(version.split('.')[0]) >= 24
      ? good(missingNodeFixes(version) ?? version)
      : bad(`${version} is too old for this command. Run npm ci, then npm run doctor`),
})

/** Generated files that must exist. `npm run check:generated` tests whether they are current. */
export const filesCheck = (root: string, files: string[]): Check => ({
  name: 'Generated files',
  run: async () => {
    const missing = files.filter((file) => !existsSync(join(root, file)))
    return missing.length === 0
      ? good(`${files.length} files`)
      : bad(`missing: ${missing.join(', ')}. Run npm run generate`)
  },
})

/** The public address: except on localhost it needs a certificate. */
export const siteUrlCheck = (siteUrl: string, isLocal: boolean): Check => ({
  name: 'SITE_URL',
  run: async () => {
    if (isLocal) return good(`${siteUrl}, reachable from this machine only`)
    return siteUrl.startsWith('https://')
      ? good(siteUrl)
      : bad(`${siteUrl} has no certificate: sign-in needs https://`)
  },
})

type MailSettings = { SMTP_URL?: string | undefined; MAIL_FROM?: { address: string } | undefined }

/** The sender of mails: on a public site, the default one reaches no one. */
export const mailCheck = ({ SMTP_URL, MAIL_FROM }: MailSettings, isLocal: boolean): Check => ({
  name: 'Mail',
  run: async () => {
    if (SMTP_URL === undefined) return good('none is sent, because SMTP_URL is not set')
    if (MAIL_FROM === undefined) return isLocal ? good(NO_SENDER) : bad(NO_SENDER)
    return good(`sent as ${MAIL_FROM.address}`)
  },
})

type Writer = Pick<FileStore, 'write' | 'size' | 'remove'>

const PROBE = new TextEncoder().encode('written by npm run doctor')

/** Writes a file like an upload (synced to disk, or to the bucket), reads it, and removes it. */
export const storageCheck = (place: string, store: Writer, name: string): Check => ({
  name: 'Storage',
  run: async () => {
    try {
      await store.write('media', name, PROBE)
      const size = await store.size('media', name)
      await store.remove('media', name)
      return size === PROBE.length
        ? good(place)
        : bad(`the test file written to ${place} could not be read back`)
    } catch (error) {
      return bad(`Cannot write to ${place}: ${causeOf(error)}`)
    }
  },
})

export const releaseCheck = (read: () => Promise<ReleaseState>): Check => ({
  name: 'Release',
  run: async () => {
    const state = await read()
    const problem = releaseProblem(state, Date.now())
    return good(problem === undefined ? state.version : `${problem} Run npm run update`)
  },
})

export const bucketCheck = (findProblem: () => Promise<string | undefined>): Check => ({
  name: 'Bucket',
  run: async () => {
    const problem = await findProblem()
    return problem === undefined ? good('used by this site only') : bad(problem)
  },
})

type Schema = Pick<DatabaseState, 'version' | 'pending' | 'unknown' | 'gaps'> & {
  search: Pick<DatabaseState['search'], 'without'>
}
type DatabaseParts = {
  open: () => Promise<OpenDatabase>
  inspect: (url: string) => Promise<Schema>
}

export const databaseCheck = ({ open, inspect }: DatabaseParts): Check => ({
  name: 'Database',
  run: async () => {
    const database = await open()
    try {
      return schemaFinding(await inspect(database.url))
    } finally {
      await database.close()
    }
  },
})

function schemaFinding({ version, pending, unknown, gaps, search }: Schema): Finding {
  if (unknown.length > 0)
    return bad(`newer than this release (${unknown.join(', ')}): update the code`)
  if (pending.length > 0)
    return bad(`pending migrations: ${pending.join(', ')}. Run npm run migrate`)
  if (gaps.length > 0) return bad(gaps.join('; '))
  const lack =
    search.without.length > 0
      ? `; limited search: install the extension ${search.without.join(', ')}`
      : ''
  const unpatched = missingPostgresFixes(version)
  return good(
    `PostgreSQL ${version}, migrations up to date${lack}${unpatched === undefined ? '' : `; it ${unpatched}`}`,
  )
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? causeOf(error.cause) : error.message
}

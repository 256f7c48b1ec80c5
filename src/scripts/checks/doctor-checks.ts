import { errorMessage } from '#src/lib/error-message.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { releaseProblem } from '#src/contract/release/release-calls.ts'
import type { ReleaseState } from '#src/contract/release/release-calls.ts'
import { missingNodeFixes, missingPostgresFixes } from '#src/scripts/advisories/known-fixes.ts'
import { NO_SENDER } from '#src/services/platform/mail-transport.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import type { DatabaseState } from '#src/scripts/database/inspect-database.ts'

type Finding = { ok: boolean; hint: string }
export type Check = () => Finding | Promise<Finding>

const good = (hint: string): Finding => ({ ok: true, hint })
const bad = (hint: string): Finding => ({ ok: false, hint })

/** An exception or a timeout becomes a finding, so that the following checks still run. */
export async function runCheck(check: Check, patienceMs = 30_000): Promise<Finding> {
  const impatient = Promise.withResolvers<Finding>()
  const timer = setTimeout(() => impatient.resolve(bad('no response')), patienceMs)
  try {
    return await Promise.race([check(), impatient.promise])
  } catch (error) {
    return bad(errorMessage(error))
  } finally {
    clearTimeout(timer)
  }
}

export const nodeCheck = (version: string): Finding =>
  Number(version.split('.')[0]) >= 24
    ? good(missingNodeFixes(version) ?? version)
    : bad(`${version} is too old for this command. Run npm ci, then npm run doctor`)

/** Generated files that must exist. `npm run check:generated` tests whether they are current. */
export function filesCheck(root: string, files: string[]): Finding {
  const missing = files.filter((file) => !existsSync(join(root, file)))
  return missing.length === 0
    ? good(`${files.length} files`)
    : bad(`missing: ${missing.join(', ')}. Run npm run generate`)
}

/** The public address: except on localhost it needs a certificate. */
export function siteUrlCheck(siteUrl: string, isLocal: boolean): Finding {
  if (isLocal) return good(`${siteUrl}, reachable from this machine only`)
  return siteUrl.startsWith('https://')
    ? good(siteUrl)
    : bad(`${siteUrl} has no certificate: sign-in needs https://`)
}

type MailSettings = { SMTP_URL?: string | undefined; MAIL_FROM?: { address: string } | undefined }

/** The sender of mails: on a public site, the default one reaches no one. */
export function mailCheck({ SMTP_URL, MAIL_FROM }: MailSettings, isLocal: boolean): Finding {
  if (SMTP_URL === undefined) return good('none is sent, because SMTP_URL is not set')
  if (MAIL_FROM === undefined) return isLocal ? good(NO_SENDER) : bad(NO_SENDER)
  return good(`sent as ${MAIL_FROM.address}`)
}

type Writer = Pick<FileStore, 'write' | 'size' | 'remove'>

const PROBE = new TextEncoder().encode('written by npm run doctor')

/** Writes a file like an upload (synced to disk, or to the bucket), reads it, and removes it. */
export async function storageCheck(place: string, store: Writer, name: string): Promise<Finding> {
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
}

export function releaseCheck(state: ReleaseState): Finding {
  const problem = releaseProblem(state, Date.now())
  return good(problem === undefined ? state.version : `${problem} Run npm run update`)
}

export const bucketCheck = (problem: string | undefined): Finding =>
  problem === undefined ? good('used by this site only') : bad(problem)

type Schema = Pick<DatabaseState, 'version' | 'pending' | 'unknown' | 'gaps'> & {
  search: Pick<DatabaseState['search'], 'without'>
}

export function databaseCheck({ version, pending, unknown, gaps, search }: Schema): Finding {
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

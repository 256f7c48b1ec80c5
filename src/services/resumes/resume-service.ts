import { z } from 'zod'
import type { Resume as ResumeDocument } from '#collections/generated/payload-types.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { hasCode } from '#src/lib/error-causes.ts'
import {
  as,
  findFirst,
  payloadClient,
  visitor,
  withTransaction,
} from '#src/services/platform/payload.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { runSql, sql } from '#collections/sql.ts'
import { createStoredFile } from '#src/services/uploads/store-upload.ts'
import { moveToTrash, restoreFromTrash } from '#src/services/trash/trash.ts'
import { prepareResume } from '#src/services/uploads/prepare-upload.ts'
import type { IncomingFile } from '#src/services/platform/incoming-file.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'

const NO_RESUME = 'There is no resume yet'
// SQLSTATE of the constraint that the active resume is not in the trash.
const CHECK_VIOLATION = /^23514$/
// The database serialises activations anyway: queueing here keeps pool connections free.
const activationSemaphore = createSemaphore({ size: 1, queue: 1000, timeoutMs: 30_000 })

/** GET /api/resumes: every resume, newest first. Administrators only; a visitor would only get the active one. */
export async function listResumes({ actor }: { actor: Actor }): Promise<Resume[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    ...{ collection: 'resumes', sort: ['-createdAt', 'id'], pagination: false },
    ...as(actor),
  })
  return docs.map(toResume)
}

/** GET /api/resume/active. Errors: `not-found` when there is no resume. */
export async function getActiveResume(): Promise<Resume> {
  return toResume(await findActiveResume())
}

const findActive = () =>
  findFirst('resumes', { where: { isActive: { equals: true } }, ...as(visitor) })

/** Whether visitors can download a resume, for pages that link to it. Errors: `unavailable`. */
export const hasPublicResume = async (): Promise<boolean> =>
  !isBuildWithoutData && (await findActive()) !== undefined

/** The document of the active resume. Errors: `not-found` when there is no resume. */
export async function findActiveResume(): Promise<ResumeDocument> {
  const found = await findActive()
  if (!found) throw new ServiceError('not-found', NO_RESUME)
  return found
}

/**
 * POST /api/resume/upload: the first PDF becomes active. A repeated `key` stores no second file. Errors: `invalid`,
 * `too-large`, `wrong-type`, `storage-full`, `unavailable`.
 */
export async function uploadResume({
  actor,
  file,
  key = null,
  createdAt,
}: {
  actor: Actor
  file: IncomingFile
  key?: string | null
  createdAt?: string
}): Promise<Resume> {
  const upload = await prepareResume(file)
  const details = createdAt === undefined ? {} : { createdAt }
  const id = await createStoredFile({ actor, collection: 'resumes', upload, key, details })
  return findResume(actor, id)
}

/** PUT /api/resume/{id}/activate: makes it the active one, safe under concurrency. Errors: `not-found`. */
export async function activateResume({ actor, id }: { actor: Admin; id: string }): Promise<Resume> {
  await activationSemaphore(() => activate(actor, id))
  return { ...(await findResume(actor, id)), isActive: true }
}

const activate = (actor: Admin, id: string) =>
  withTransaction(actor, async (req) => {
    const found = await runSql(req, sql`select where folio_activate_resume(${id})`)
    if (found.length === 0) throw new ServiceError('not-found')
    const named = sql`select original_name as subject from resumes where id = ${id}`
    const [row] = await runSql(req, named, z.object({ subject: z.string() }))
    await recordActivity(req, { action: 'activate', ...row, target: { kind: 'resumes', id } })
  })

type OfResume = { actor: Admin; id: string }

/** DELETE /api/resume/{id}: into the trash. Errors: `not-found`, `conflict` for the active one (S4-resume-03). */
export async function deleteResume({ actor, id }: OfResume): Promise<{ id: string }> {
  try {
    return await moveToTrash({ actor, kind: 'resumes', id })
  } catch (error) {
    if (hasCode(error, CHECK_VIOLATION))
      throw new ServiceError('conflict', uploadMessages.activeResume, { cause: error })
    throw error
  }
}

/** POST /api/resume/{id}/restore: out of the trash, not active. Errors: `not-found`. */
export const restoreResume = ({ actor, id }: OfResume) =>
  restoreFromTrash({ actor, kind: 'resumes', id })

async function findResume(actor: Actor, id: string): Promise<Resume> {
  const payload = await payloadClient()
  return toResume(await payload.findByID({ collection: 'resumes', id, ...as(actor) }))
}

function toResume(doc: ResumeDocument): Resume {
  return {
    id: doc.id,
    originalName: doc.originalName,
    url: fileUrl('resumes', doc.filename ?? ''),
    size: doc.filesize ?? 0,
    uploadedAt: new Date(doc.createdAt).toISOString(),
    isActive: doc.isActive,
  }
}

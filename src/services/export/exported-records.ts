import { z } from 'zod'
import { sql, storedDateSchema } from '#collections/sql.ts'
import { FOLIO_GLOBALS, FOLIO_PATHS } from '#src/export-format/export-format.ts'
import { jsonFile } from '#src/export-format/exported-file.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import type { LibraryNames } from '#src/export-format/file-names.ts'
import { toCsv } from '#src/lib/format/csv.ts'
import { jsonResume } from '#src/resume/json-resume.ts'
import { messagesToCsv } from '#src/services/messages/message-export.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { as, payloadClient, readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'

/** Exports the profile as JSON Resume, and the complete stored globals. */
export async function* exportedGlobals(
  actor: Admin,
  names: LibraryNames,
): AsyncGenerator<ExportedFile> {
  const resumeUrls = { site: absoluteUrl(), document: absoluteUrl('/resume.json') }
  const profile = await getProfile()
  const { portrait } = profile.personal
  const placed = portrait && { ...portrait, url: names.exportUrl(portrait.url) }
  const portable = { ...profile, personal: { ...profile.personal, portrait: placed } }
  yield jsonFile('profile/resume.json', jsonResume(portable, resumeUrls))
  const payload = await payloadClient()
  for (const [slug, path] of FOLIO_GLOBALS) {
    const document: object = await payload.findGlobal({ slug, ...as(actor) })
    const {
      id: _id,
      createdAt,
      updatedAt: _updated,
      globalType: _type,
      ...saved
    } = document as Record<string, unknown>
    // Without a row these are the defaults, and a draft is not public.
    if (createdAt && saved['_status'] !== 'draft') yield jsonFile(path, names.portable(saved))
  }
}

const redirectRow = z.object({
  address: z.string(),
  post: z.string().nullable(),
  target: z.string().nullable(),
})

export async function* exportedRedirects(): AsyncGenerator<ExportedFile> {
  const rows = await readSql(
    sql`select redirects.address, posts.slug as post, redirects.target from redirects
        left join posts on posts.id = redirects.post_id and posts.deleted_at is null
        where posts.slug is not null or redirects.target is not null
        order by redirects.address collate "C"`,
    redirectRow,
  )
  if (rows.length === 0) return
  const redirects = rows.map(({ address, post, target }) =>
    post === null ? { address, target } : { address, post },
  )
  yield jsonFile(FOLIO_PATHS.redirects, redirects)
  const lines = redirects.map(({ address, ...target }) => [
    address,
    'post' in target ? `/blog/${target.post}` : (target.target ?? ''),
  ])
  yield { path: 'data/redirects.csv', content: toCsv([['From', 'To'], ...lines]) }
}

const MESSAGES_A_FILE = 1000

const messageRow = z.object({
  createdAt: storedDateSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string().nullable(),
  message: z.string(),
  state: z.string(),
  answeredAt: storedDateSchema.nullable(),
})

/** The messages outside of the trash, oldest first, a thousand in a file; as JSON, and for spreadsheets. */
export async function* exportedMessages(): AsyncGenerator<ExportedFile> {
  for (let number = 1; ; number += 1) {
    const messages = await readSql(
      sql`select created_at as "createdAt", name, email, subject, message, state, answered_at as "answeredAt"
          from contacts where deleted_at is null order by created_at, email, message, id
          limit ${MESSAGES_A_FILE} offset ${(number - 1) * MESSAGES_A_FILE}`,
      messageRow,
    )
    if (messages.length === 0) return
    const stem = `${FOLIO_PATHS.messages}messages-${number}`
    yield jsonFile(`${stem}.json`, messages)
    yield { path: `${stem}.csv`, content: messagesToCsv(messages) }
  }
}

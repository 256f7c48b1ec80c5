import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { EXAMPLE_CONTENT_KEY } from '#src/contract/example/example-schemas.ts'
import type { ExampleRows } from '#src/contract/example/example-schemas.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import type { Example } from './example-source.ts'

/** Deleted content is not seeded again. `rows`: example content, for its removal. */
export async function recordSeedDecision(now: Date, rows?: ExampleRows): Promise<void> {
  const payload = await payloadClient()
  await payload.kv.set(EXAMPLE_CONTENT_KEY, { decidedAt: now.toISOString(), ...(rows && { rows }) })
}

const kind = z.enum(['posts', 'projects', 'media', 'resumes', 'contacts'])
const storedSchema = z.array(z.object({ kind, id: z.string(), key: z.string().nullable() }))

/** Example rows without a decision are from an interrupted seeding, which the next one completes. */
export async function readSeedState({ keys }: Pick<Example, 'keys'>) {
  const stored = storedSchema.parse(
    await readSql(
      sql`select 'posts' as kind, id::text as id, slug as key from posts
          union all select 'projects', id::text, slug from projects
          union all select 'media', id::text, original_name from media
          union all select 'resumes', id::text, original_name from resumes
          union all select 'contacts', id::text, email from contacts`,
    ),
  )
  const users = await readSql(sql`select 1 from users limit 1`)
  const examples = stored.filter(({ kind, key }) => keys[kind].includes(key ?? ''))
  const rows: ExampleRows = { posts: [], projects: [], media: [], resumes: [], contacts: [] }
  for (const { kind, id } of examples) rows[kind].push(id)
  const senders = examples.flatMap(({ kind, key }) => (kind === 'contacts' && key ? key : []))
  return { rows, senders, hasOwnerContent: users.length > 0 || examples.length < stored.length }
}

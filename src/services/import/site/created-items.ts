import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql, sql } from '#collections/sql.ts'

const ids = z.array(z.string()).default([])
const createdSchema = z.object({
  ...{ projects: ids, resumes: ids, contacts: ids },
  ...{ profile: ids, announcement: ids, appearance: ids, settings: ids, 'saved-answers': ids },
})
type Kind = 'projects' | 'resumes' | 'contacts'
type CreatedItems = z.infer<typeof createdSchema>

/** Records created documents, in the transaction that creates them. Records nothing if the import has no row. */
export const recordCreated = (
  req: PayloadRequest,
  { run, kind, ids: added }: { run: string; kind: keyof CreatedItems; ids: readonly string[] },
) =>
  runSql(
    req,
    sql`update imports set created = jsonb_set(coalesce(created, '{}'), array[${kind}::text],
          coalesce(created -> ${kind}::text, '[]') || ${JSON.stringify(added)}::jsonb)
        where id::text = ${run}`,
  )

export async function readCreated(req: PayloadRequest, run: string): Promise<CreatedItems> {
  const [row] = await runSql(
    req,
    sql`select coalesce(created, '{}') as created from imports where id::text = ${run}`,
    z.object({ created: createdSchema }),
  )
  return row?.created ?? createdSchema.parse({})
}

/** Whether a reverted import created a document. The next import restores it. */
export const isReverted = (kind: Kind) =>
  sql`exists (select from imports where taken_back_at is not null
    and created -> ${kind}::text ? ${sql.identifier(kind)}.id::text)`

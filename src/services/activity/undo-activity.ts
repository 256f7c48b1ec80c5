import { z } from 'zod'
import { activityDetailsSchema, UNDO_HOURS } from '#src/contract/activity/activity-schemas.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { PostChangeResponse } from '#src/contract/posts/post-bulk-schemas.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { changeStates } from '#src/services/posts/post-bulk.ts'
import { runSql, sql } from '#collections/sql.ts'

/** POST /api/audit/{id}/undo: all posts or none. Errors: `not-found`; `conflict` when a post was saved or deleted since. */
export const undoActivity = ({ actor, id }: Input<'undoActivity'>): Promise<{ ids: string[] }> =>
  withTransaction(actor, async (req) => {
    const [row] = await runSql(
      req,
      sql`select details from audit
          where id = ${id} and created_at > now() - make_interval(hours => ${UNDO_HOURS})`,
      z.object({ details: activityDetailsSchema.nullable().catch(null) }),
    )
    const restore = row?.details?.former ?? []
    if (restore.length === 0) throw new ServiceError('not-found')
    const change = { ids: restore.map((post) => post.id), restore }
    const { ids, unchanged } = await changeStates(req, { actor, change })
    if (ids.length < restore.length)
      throw new ServiceError('conflict', refusal(unchanged, restore.length - ids.length))
    return { ids }
  })

function refusal([first]: PostChangeResponse['unchanged'], count: number): string {
  const named = first ? `"${first.title || 'Untitled'}"` : 'A post'
  const others = count > 1 ? ` and ${count - 1} more` : ''
  const verb = count > 1 ? 'were' : 'was'
  return `${named}${others} ${verb} ${first ? 'saved' : 'deleted'} in the meantime, so nothing was undone.`
}

import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { lockDocument } from './document-lock.ts'

/** Locks a post until the transaction ends, and returns when it was last saved; null when it is gone. */
export const lockPost = (req: PayloadRequest, id: string): Promise<string | null> =>
  lockDocument(req, { kind: 'posts', id })

/** Locks posts until the transaction ends, in one order, so that two bulk changes do not end in a deadlock. */
export const lockPosts = (req: PayloadRequest, ids: readonly string[]) =>
  runSql(
    req,
    sql`select 1 from posts where id = any(${sql.param([...ids])}::uuid[]) order by id for update`,
  )

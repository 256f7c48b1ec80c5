import type { Access, FieldAccess, Where } from 'payload'
import { sql } from './sql.ts'

/** Who may touch a document: one line each, and "nobody" wherever a collection says nothing. */
export const nobody = () => false
export const anyone = () => true
export const isAdmin: Access = ({ req }) => req.user !== null
export const isAdminField: FieldAccess = ({ req }) => req.user !== null
export const isAdminOrPublished: Access = ({ req }) => (req.user ? true : publicPostWhere())
export const isAdminOrActive: Access = ({ req }) =>
  req.user ? true : { isActive: { equals: true } }

/**
 * What makes a post public. Scheduling is a condition when reading: a post with a later `publishedAt` is not there
 * yet. Nor is one in the trash, which Payload leaves out unless a request asks for it.
 */
export function publicPostWhere(now = new Date()): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { publishedAt: { less_than_equal: now.toISOString() } },
      { deletedAt: { exists: false } },
    ],
  }
}

/** The same condition on a row of `posts`, for statements of SQL; a test compares the two. */
export const publicPostSql = (now = new Date()) => sql`(posts._status = 'published'
  and posts.published_at <= ${now.toISOString()} and posts.deleted_at is null)`

import type { Access, Where } from 'payload'
import { PUBLIC_POST } from '#src/lib/database/public-post.ts'
import { sql } from './sql.ts'

/** Access predicates, one line each. `denyAll` is the default for every operation that a collection does not open. */
export const denyAll = () => false
export const isAdmin: Access = ({ req }) => req.user !== null
export const isAdminOrPublished: Access = ({ req }) => (req.user ? true : publicPostWhere())
export const isAdminOrPublishedProject: Access = ({ req }) =>
  req.user ? true : PUBLIC_PROJECT_WHERE
export const isAdminOrActive: Access = ({ req }) =>
  req.user ? true : { isActive: { equals: true } }

/** Access of a collection that administrators edit. `read`: who reads it. */
export const adminEdits = (read: Access) => ({
  ...{ read, create: isAdmin, update: isAdmin, delete: isAdmin },
  unlock: denyAll,
})

/** Scheduling is a condition when reading. Payload itself excludes the trash, unless a request includes it. */
function publicPostWhere(now = new Date()): Where {
  return {
    and: [
      { _status: { equals: 'published' } },
      { publishedAt: { less_than_equal: now.toISOString() } },
      { deletedAt: { exists: false } },
    ],
  }
}

const PUBLIC_PROJECT_WHERE: Where = {
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
}

/** The condition for a public post in SQL, on a row of `posts`; a test compares the two. */
export const publicPostSql = (now = new Date()) =>
  sql`(${sql.raw(PUBLIC_POST)} ${now.toISOString()})`

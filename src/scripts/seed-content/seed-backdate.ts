import { PUBLIC_CHANGES_CHANNEL } from '#src/lib/database/notification-channel.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { runSql, sql } from '#collections/sql.ts'
import { setVersionDates } from '#collections/tables/post-versions.ts'
import { picturesIn } from './example-content.ts'
import type { ExampleContent } from './example-content.ts'
import { hoursBefore, shiftDate } from './seed-dates.ts'

// Services set timestamps to the current time. Example content gets its past dates here.

/** Sets the descriptions of the pictures, which an upload does not include. */
export const setMediaDescriptions = (actor: Actor, { pictures }: ExampleContent): Promise<void> =>
  withTransaction(actor, async (req) => {
    for (const { name, alt } of pictures) {
      await runSql(req, sql`update media set alt = ${alt} where original_name = ${name}`)
    }
  })

/** Dates posts, and their pictures, to their publication; the draft is two days old. */
export const backdatePosts = (
  actor: Actor,
  { posts, now, shift }: { posts: ExampleContent['posts']; now: Date; shift: number },
): Promise<void> =>
  withTransaction(actor, async (req) => {
    for (const post of posts) {
      const { title, publishedAt } = post
      const date = publishedAt ? shiftDate(publishedAt, shift) : hoursBefore(now, 49)
      await runSql(
        req,
        sql`update posts set created_at = ${date}, updated_at = ${date} where title = ${title}`,
      )
      await setVersionDates(req, { title, date })
      for (const name of picturesIn(post)) {
        await runSql(req, sql`update media set created_at = ${date} where original_name = ${name}`)
      }
    }
    await runSql(req, sql`select pg_notify(${PUBLIC_CHANGES_CHANNEL}, '')`)
  })

/** Dates messages to hours, days and weeks ago. */
export const backdateContacts = (
  actor: Actor,
  { messages, now }: { messages: ExampleContent['messages']; now: Date },
): Promise<void> =>
  withTransaction(actor, async (req) => {
    for (const { email, hoursAgo } of messages) {
      const date = hoursBefore(now, hoursAgo)
      await runSql(
        req,
        sql`update contacts set created_at = ${date}, updated_at = ${date} where email = ${email}`,
      )
    }
  })

import { createHash, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { addressBlock } from '#src/lib/http/address-block.ts'
import { isBot } from '#src/lib/http/bot-detection.ts'
import { logger } from '#src/services/platform/log.ts'
import { visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { publicPostSql } from '#collections/access.ts'
import { runSql, sql } from '#collections/sql.ts'

/** Far more than a person reads; stops a script that inflates the count. */
const PAGE_VIEW_LIMIT = { name: 'visit', points: 60, duration: 600 }

/** Distinguishes the readers of one day. Never stored: only its salted hash is, for that day. */
export type VisitorFingerprint = { client: string; userAgent: string }
type Counted = { actor: Actor; fingerprint: VisitorFingerprint }

/**
 * POST /api/visit: counts a reader of a published post once a day. Always answers success: the reader does not
 * learn whether the view counted, and a failure is only logged.
 */
export async function countPageView({ post, ...who }: Counted & { post: string }) {
  await count({ ...who, kind: 'post', subject: post })
  return { received: true as const }
}

/** GET /api/resume: counts each downloader once a day; a range request (`isPart`) is not a new download. */
export async function countResumeDownload({
  isPart,
  ...who
}: Counted & { isPart: boolean }): Promise<void> {
  if (!isPart) await count({ ...who, kind: 'resume', subject: 'resume' })
}

type Visit = Counted & { kind: 'post' | 'resume'; subject: string }

async function count({ actor, fingerprint, kind, subject }: Visit): Promise<void> {
  if (actor.kind === 'admin' || isBot(fingerprint.userAgent)) return
  try {
    await consumeRateLimit({ ...PAGE_VIEW_LIMIT, key: fingerprint.client })
    await withTransaction(visitor, async (req) => {
      const salt = await dailySalt(req)
      const facts = [salt, addressBlock(fingerprint.client), fingerprint.userAgent, kind, subject]
      const mark = createHash('sha256').update(facts.join('\n')).digest('base64url')
      await runSql(
        req,
        sql`with fresh as (
              insert into visit_marks (day, mark)
              select (now() at time zone 'utc')::date, ${mark}
              where ${kind} <> 'post' or exists (
                select 1 from posts where id::text = ${subject} and ${publicPostSql()})
              on conflict do nothing returning day)
            insert into visit_counts (day, kind, subject, visitors)
            select day, ${kind}, ${subject}, 1 from fresh
            on conflict (day, kind, subject) do update set visitors = visit_counts.visitors + 1`,
      )
    })
  } catch (error) {
    logger.warn({ err: error }, 'visit not counted')
  }
}

/** A new salt each day; without the deleted old one, its hashes cannot be linked to visitors. */
async function dailySalt(req: PayloadRequest): Promise<string> {
  const salt = randomBytes(32).toString('base64url')
  const made = await runSql(
    req,
    sql`insert into visit_salts (day, salt) values ((now() at time zone 'utc')::date, ${salt})
        on conflict do nothing returning salt`,
  )
  if (made.length > 0) {
    await deletePastVisitData(req)
    return salt
  }
  const [row] = await runSql(
    req,
    sql`select salt from visit_salts where day = (now() at time zone 'utc')::date`,
  )
  return String(row?.['salt'])
}

/** Deletes the salts and hashes of past days. */
export async function deletePastVisitData(req: PayloadRequest): Promise<void> {
  await runSql(req, sql`delete from visit_salts where day < (now() at time zone 'utc')::date`)
  await runSql(req, sql`delete from visit_marks where day < (now() at time zone 'utc')::date`)
}

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { COUNTS, RATES } from '#src/contract/limits.ts'
import { siteUrl } from '#src/env.ts'
import { networkPrefix } from '#src/lib/http/network-prefix.ts'
import { isBot } from '#src/lib/http/bot-detection.ts'
import { DIRECT, OTHER_SITE, referrerSource } from '#src/lib/http/referrer-source.ts'
import { logger } from '#src/services/platform/log.ts'
import { visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { publicPostSql } from '#collections/access.ts'
import { runSql, sql } from '#collections/sql.ts'

/** Readers of one address that a post can have in a day: a household is several readers, a script is not sixty. */
const MAX_READERS_PER_ADDRESS = 5

/** Distinguishes the readers of one day. Never stored: only its salted hash is, for that day. */
export type VisitorFingerprint = { client: string; userAgent: string }
type Counted = { actor: Actor; fingerprint: VisitorFingerprint }

/** POST /api/visit: counts a reader of a post once a day. Always answers success. `referrer`: host of the referring site. */
export async function countPageView({
  post,
  referrer = '',
  ...who
}: Counted & { post: string; referrer?: string | undefined }) {
  const source = referrerSource(referrer, new URL(siteUrl).hostname)
  await count({ ...who, kind: 'post', subject: post, source })
  return { received: true as const }
}

/** GET /api/resume: counts each downloader once a day; a range request (`isPart`) is not a new download. */
export async function countResumeDownload({
  isPart,
  ...who
}: Counted & { isPart: boolean }): Promise<void> {
  if (!isPart) await count({ ...who, kind: 'resume', subject: 'resume' })
}

type Visit = Counted & { kind: 'post' | 'resume'; subject: string; source?: string }

async function count({ actor, fingerprint, kind, subject, source }: Visit): Promise<void> {
  if (actor.kind === 'admin' || isBot(fingerprint.userAgent)) return
  try {
    await consumeRateLimit({ ...RATES.pageView, key: fingerprint.client })
    await withTransaction(visitor, async (req) => {
      const salt = await dailySalt(req)
      const { client, userAgent } = fingerprint
      const facts = [salt, networkPrefix(client), browserSlot(userAgent), kind, subject]
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
            ${source === undefined ? sql`` : sql`union all select day, 'referrer', ${nameInReport(source)}, 1 from fresh`}
            on conflict (day, kind, subject) do update set visitors = visit_counts.visitors + 1`,
      )
    })
  } catch (error) {
    logger.warn({ err: error }, 'visit not counted')
  }
}

/** One of a few numbers for the browser: any client can send new names of browsers, and each would be a new reader. */
const browserSlot = (userAgent: string): number =>
  createHash('sha256').update(userAgent).digest().readUInt32BE(0) % MAX_READERS_PER_ADDRESS

/**
 * Counted apart from posts and time, so that no reader can be tracked. Names a day are limited, because any client can
 * send new ones.
 */
const nameInReport = (source: string) =>
  source === DIRECT || source === OTHER_SITE
    ? sql`${source}`
    : sql`case when exists (select from visit_counts as known where known.day = fresh.day
                 and known.kind = 'referrer' and known.subject = ${source})
               or (select count(*) from visit_counts as known where known.day = fresh.day
                 and known.kind = 'referrer') < ${COUNTS.referrersPerDay}
             then ${source} else ${OTHER_SITE} end`

const saltSchema = z.object({ salt: z.string() })

/** A new salt each day; without the deleted old one, its hashes cannot be linked to visitors. */
async function dailySalt(req: PayloadRequest): Promise<string> {
  const salt = randomBytes(32).toString('base64url')
  const made = await runSql(
    req,
    sql`insert into visit_salts (day, salt) values ((now() at time zone 'utc')::date, ${salt})
        on conflict do nothing returning salt`,
  )
  if (made.length > 0) {
    await deletePastPageViewData(req)
    return salt
  }
  const [row] = await runSql(
    req,
    sql`select salt from visit_salts where day = (now() at time zone 'utc')::date`,
    saltSchema,
  )
  return saltSchema.parse(row).salt
}

export async function deletePastPageViewData(req: PayloadRequest): Promise<void> {
  await runSql(req, sql`delete from visit_salts where day < (now() at time zone 'utc')::date`)
  await runSql(req, sql`delete from visit_marks where day < (now() at time zone 'utc')::date`)
}

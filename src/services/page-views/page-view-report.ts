import { COUNTS, PAGE_VIEW_REPORT_DAYS } from '#src/contract/limits.ts'
import { pageViewReportSchema } from '#src/contract/page-views/page-view-calls.ts'
import type { PageViewReport } from '#src/contract/page-views/page-view-calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'

/** GET /api/visits: readers of the last 30 days (UTC), with the most read posts and the most frequent referring sites. */
export async function getVisits(_caller: { actor: Admin }): Promise<PageViewReport> {
  const today = sql`(now() at time zone 'utc')::date`
  const days = await readSql(
    sql`select to_char(days.day, 'YYYY-MM-DD') as day,
               coalesce(sum(visitors) filter (where kind = 'post'), 0)::int as posts,
               coalesce(sum(visitors) filter (where kind = 'resume'), 0)::int as resumes
        from generate_series(${today} - ${PAGE_VIEW_REPORT_DAYS - 1}::int, ${today}, '1 day') as days(day)
        left join visit_counts on visit_counts.day = days.day::date
        group by days.day order by days.day`,
  )
  const posts = await readSql(
    sql`select posts.id, coalesce(posts.title, '') as title, sum(visitors)::int as visitors
        from visit_counts join posts on posts.id::text = visit_counts.subject
        where kind = 'post' and posts.deleted_at is null and day > ${today} - ${PAGE_VIEW_REPORT_DAYS}::int
        group by posts.id, posts.title order by visitors desc, posts.title limit ${COUNTS.topPosts}`,
  )
  const referrers = await readSql(
    sql`select subject as source, sum(visitors)::int as visitors from visit_counts
        where kind = 'referrer' and day > ${today} - ${PAGE_VIEW_REPORT_DAYS}::int
        group by subject order by visitors desc, subject limit ${COUNTS.topReferrers}`,
  )
  const [downloads] = await readSql(
    sql`select coalesce(sum(visitors), 0)::int as downloads from visit_counts where kind = 'resume'`,
  )
  return pageViewReportSchema.parse({
    days,
    topPosts: posts,
    referrers,
    ...downloads,
  })
}

import { sitemap } from '#src/publishing/sitemap.ts'
import { textAnswer } from '#src/publishing/text-answer.ts'
import { listPostDates } from '#src/services/published-posts.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textAnswer(sitemap(await listPostDates()), { contentType: 'application/xml' })

import { sitemap } from '#src/publishing/sitemap.ts'
import { textAnswer } from '#src/publishing/text-answer.ts'
import { listPostDates } from '#src/services/public-posts.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textAnswer(sitemap(await listPostDates()), { contentType: 'application/xml' })

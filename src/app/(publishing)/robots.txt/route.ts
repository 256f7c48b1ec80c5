import { robots } from '#src/publishing/robots.ts'
import { textAnswer } from '#src/publishing/text-answer.ts'

export const dynamic = 'force-static'

export const GET = () => textAnswer(robots(), { contentType: 'text/plain' })

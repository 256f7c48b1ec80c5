import { securityText } from '#src/publishing/security-text.ts'
import { textAnswer } from '#src/publishing/text-answer.ts'

// It names a day that has to stay ahead of today.
export const dynamic = 'force-dynamic'

export const GET = () => textAnswer(securityText(), { contentType: 'text/plain' })

import { expect, it } from 'vitest'
import { AuthGuard } from '#src/cms/auth/auth-guard.tsx'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { screenHtml } from '#tests/unit/cms/screen-html.tsx'
import { wordsOf } from '#tests/unit/site/rendered.tsx'

/** The HTML for these answers of the session check. */
const shown = async (...users: unknown[]) => {
  const check = callQuery(sessionCalls.getUser)
  const answers = users.map((user): [typeof check, unknown] => [check, user])
  return wordsOf(await screenHtml(<AuthGuard>The area</AuthGuard>, answers)).trim()
}

it('[S0-intro-05] [S2-gate-02] [S4-auth-01] shows the check, then the area to its administrator', async () => {
  expect(await shown()).toBe('Authenticating...')
  expect(await shown({ email: 'owner@example.com' })).toBe('The area')
})

it('[S2-gate-04] [S2-gate-05] shows only the lock screen without a session', async () => {
  expect(await shown(null)).toBe(
    'Only authorized administrators can access the CMS portal. Redirecting to login...',
  )
})

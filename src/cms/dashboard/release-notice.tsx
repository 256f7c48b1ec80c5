'use client'

import { useQuery } from '@tanstack/react-query'
import { releaseCalls, releaseProblem } from '#src/contract/release/release-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useNow } from '#src/cms/components/use-now.ts'

/** Says when this release is not the newest one, or when its build is old; otherwise nothing. */
export function ReleaseNotice() {
  const { data } = useQuery(callQuery(releaseCalls.getReleaseState))
  const now = useNow()
  const problem = data && releaseProblem(data, now)
  if (problem === undefined) return null
  return (
    <p className="py-1.5 font-medium text-warning">
      {problem} Run <code>npm run update</code> on the server.
    </p>
  )
}

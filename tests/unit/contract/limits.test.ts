import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ADMIN_QUERY } from '#src/contract/admin-query.ts'
import * as limits from '#src/contract/limits.ts'

/** Each number or text in a value, with its path. */
const leavesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`))
    : [`${path} ${String(value)}`]

// Other tests compute their sizes from these constants, and would not notice another number.
it('no limit differs from the numbers of this digest', () => {
  const numbers = leavesOf({ ...limits, ADMIN_QUERY })
    .toSorted()
    .join('\n')
  const digest = createHash('sha256').update(numbers).digest('base64url')
  expect(digest, `compare with git, then store this digest:\n${numbers}`).toBe(
    'bnLZquurd_zI0XXAuFWAZ9rvsxqZ_P9bor-HJFguQ_g',
  )
})

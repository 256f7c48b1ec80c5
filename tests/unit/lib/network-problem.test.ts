import { expect, it } from 'vitest'
import { networkProblem } from '#src/lib/network-problem.ts'

const coded = (code: string) => Object.assign(new Error(`${code} 10.0.0.1:443`), { code })

it.each([
  [coded('ENOTFOUND'), 'the host name does not exist'],
  [coded('ECONNREFUSED'), 'no server responds at this address'],
  [new DOMException('x', 'TimeoutError'), 'the request timed out'],
  [coded('ECONNRESET'), 'the connection was lost'],
  [coded('HPE_INVALID_CONSTANT'), 'the connection failed'],
  [
    new TypeError('fetch failed', { cause: coded('EPROTO') }),
    'its certificate is not valid, or it speaks no TLS',
  ],
  ['text', 'the connection failed'],
])('has words for %s', (error, words) => {
  expect(networkProblem(error)).toBe(words)
})

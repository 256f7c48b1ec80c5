import { causesOf, codeOf } from '#src/lib/error-causes.ts'

const PROBLEMS: readonly [codes: RegExp, problem: string][] = [
  [/^(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/, 'the host name does not exist'],
  [
    /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/,
    'no server responds at this address',
  ],
  [/^(?:ETIMEDOUT|TimeoutError|AbortError|ABORT_ERR|UND_ERR_\w*TIMEOUT)$/, 'the request timed out'],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/, 'the connection was lost'],
  [
    /CERT|SELF_SIGNED|^(?:ERR_TLS|ERR_SSL|EPROTO)/,
    'its certificate is not valid, or it speaks no TLS',
  ],
]

export function networkProblem(error: unknown): string {
  const names = causesOf(error).flatMap((one) => [codeOf(one), one.name])
  const problems = names.map((name) => PROBLEMS.find(([codes]) => codes.test(name))?.[1])
  return problems.find((problem) => problem !== undefined) ?? 'the connection failed'
}

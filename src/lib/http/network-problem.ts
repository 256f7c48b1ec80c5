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
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const names = ['code' in one ? String(one.code) : '', one.name]
    const found = PROBLEMS.find(([codes]) => names.some((name) => codes.test(name)))
    if (found) return found[1]
  }
  return 'the connection failed'
}

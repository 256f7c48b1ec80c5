const MAX_CAUSES = 5

/** An error and its causes, outermost first; none for another value. */
export function causesOf(thrown: unknown): Error[] {
  const found: Error[] = []
  for (let one = thrown; one instanceof Error && found.length < MAX_CAUSES; one = one.cause)
    found.push(one)
  return found
}

/** `code` of a system error or SQLSTATE of a database error; empty for any other. */
export const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether an error or one of its causes has such a code. */
export const hasCode = (thrown: unknown, pattern: RegExp): boolean =>
  causesOf(thrown).some((error) => pattern.test(codeOf(error)))

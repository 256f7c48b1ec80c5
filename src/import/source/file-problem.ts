const PROBLEMS = new Map([
  ['EACCES', 'cannot be opened: this user has no permission to read it'],
  ['EPERM', 'cannot be opened: this user has no permission to read it'],
  ['ENOENT', 'is no longer there'],
])

/** Why a file or folder cannot be read, after its name; system messages are not readable sentences. */
export function fileProblem(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return PROBLEMS.get(String(code)) ?? 'cannot be opened'
}

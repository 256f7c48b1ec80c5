const PROBLEMS = new Map([
  ['EACCES', 'cannot be opened: this user has no permission to read it'],
  ['EPERM', 'cannot be opened: this user has no permission to read it'],
  ['ENOENT', 'is no longer there'],
])

/** Why a file or folder cannot be read, after its name; what the system says is no sentence for a report. */
export function fileProblem(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return PROBLEMS.get(String(code)) ?? 'cannot be opened'
}

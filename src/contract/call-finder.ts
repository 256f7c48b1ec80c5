import type { Call } from './call.ts'

/**
 * Returns a function that finds the calls of a path, with its parameters as they are written in it. A fixed segment
 * comes before a parameter, because `{` sorts after letters: /api/resume/active is not an /api/resume/{id}. The path of
 * the previous release finds the call too.
 */
export function callFinder<C extends Call>(declared: readonly C[]) {
  const routes = [...Map.groupBy(declared.flatMap(withPreviousPath), ({ path }) => path)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, calls]) => ({
      pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
      calls,
    }))
  return (path: string) => {
    for (const { pattern, calls } of routes) {
      const match = pattern.exec(path)
      if (match) return { calls, params: match.groups ?? {} }
    }
    return undefined
  }
}

const withPreviousPath = <C extends Call>(call: C): C[] =>
  call.previous?.path === undefined ? [call] : [call, { ...call, path: call.previous.path }]

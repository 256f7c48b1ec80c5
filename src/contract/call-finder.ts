import type { Call } from './call.ts'

/**
 * A fixed segment comes before a parameter, because `{` sorts after letters. Also finds the path of the previous
 * release.
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

import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'

type Route = { pattern: RegExp; methods: string[]; invalidating: string[] }
const declared: Call[] = Object.values(calls)

const routes = new Map<string, Route>()
for (const { method, path, refresh } of declared) {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
  const route = routes.get(path) ?? { pattern, methods: [], invalidating: [] }
  route.methods.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]))
  if (refresh === 'public') route.invalidating.push(method)
  routes.set(path, route)
}
// Fixed paths first: /api/resume/active is no /api/resume/{id}.
const ordered = [...routes.entries()]
  .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  .map(([, route]) => route)

const routeOf = (path: string) => ordered.find(({ pattern }) => pattern.test(path))

/** The methods of a documented path (HEAD goes with GET); undefined for any other path. */
export const allowedMethods = (path: string): string[] | undefined => routeOf(path)?.methods

/** Whether the contract declares that a call changes public pages. */
export const invalidatesPages = (method: string, path: string): boolean =>
  routeOf(path)?.invalidating.includes(method) ?? false

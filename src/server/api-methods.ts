import { calls } from '#src/contract/calls.ts'

type Route = { pattern: RegExp; methods: string[] }

const routes = new Map<string, Route>()
for (const { method, path } of Object.values(calls)) {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
  const route = routes.get(path) ?? { pattern, methods: [] }
  route.methods.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]))
  routes.set(path, route)
}
// Fixed paths first: /api/resume/active is no /api/resume/{id}.
const ordered = [...routes.entries()]
  .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  .map(([, route]) => route)

/** The methods of a documented call's path (HEAD goes with GET); undefined for every other path. */
export const allowedMethods = (path: string): string[] | undefined =>
  ordered.find(({ pattern }) => pattern.test(path))?.methods

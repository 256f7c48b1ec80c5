import { afterAll, beforeAll, expect } from 'vitest'
import { postBody } from './post-bodies.ts'
import { startServerGroup } from './server-group.ts'
import type { ServerGroup } from './server-group.ts'
import { loggedFailures } from './site-problems.ts'

export type SavedPost = { id: string; slug: string }
type Ask = ReturnType<ServerGroup['client']>

/** For a test file: three servers of one site behind nginx, and an administrator who signed in at the first. */
export function useServerGroup() {
  let group: ServerGroup
  let session: string
  let client: Ask
  beforeAll(async () => {
    group = await startServerGroup()
    session = (await group.signIn(0)).session()
    client = group.client(session)
  })
  afterAll(async () => {
    const output = group.members.map((one) => one.output()).join('\n')
    await group.stop()
    expect(loggedFailures(output)).toEqual([])
    expect(output).not.toContain('MaxListenersExceededWarning')
  })
  const ask: Ask = (...asking) => client(...asking)
  return {
    group: () => group,
    session: () => session,
    ask,
    save: async (at: number | undefined, changes: object) =>
      readJson<SavedPost>(await ask(at, 'POST', '/api/blog', { json: postBody(changes) }), 201),
    /** One server's response to a visitor. */
    page: (at: number, path: string) =>
      group.member(at).send({ method: 'GET', path, headers: { host: new URL(group.origin).host } }),
    rows: (statement: string, values: unknown[] = []) => group.member(0).rows(statement, values),
  }
}

export async function readJson<T>(response: Response, status: number) {
  expect({ status: response.status, url: response.url }).toMatchObject({ status })
  return (await response.json()) as T
}

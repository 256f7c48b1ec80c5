import { expect } from 'vitest'
import { adminCookie } from './admin.ts'
import { askPayload } from './payload-rest.ts'

/**
 * A save of the built-in admin.
 * @param path after `/payload/api`
 */
export async function saveInAdmin(method: 'POST' | 'PATCH', path: string, data: object) {
  const headers = { 'content-type': 'application/json', cookie: await adminCookie() }
  const response = await askPayload(method, path, { headers, body: JSON.stringify(data) })
  expect(response.ok, await response.clone().text()).toBe(true)
  return ((await response.json()) as { doc: { id: string; slug: string } }).doc
}

import { expect } from 'vitest'
import { adminCookie } from './admin.ts'
import { askPayload } from './payload-rest.ts'

/**
 * Requests Payload's REST API as the built-in admin does.
 * @param path after `/payload/api`
 */
export const askAdmin = async (method: string, path: string, json: object = {}) => {
  const headers = { 'content-type': 'application/json', cookie: await adminCookie() }
  return askPayload(method, path, { headers, body: JSON.stringify(json) })
}

/** A save that succeeds. */
export async function saveInAdmin(method: 'POST' | 'PATCH', path: string, data: object) {
  const response = await askAdmin(method, path, data)
  expect(response.ok, await response.clone().text()).toBe(true)
  return ((await response.json()) as { doc: { id: string; slug: string } }).doc
}

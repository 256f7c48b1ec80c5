import { inject } from 'vitest'
import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { callInternalApi } from '#src/server/process/loopback-request.ts'
import { attachProduct } from './attach-product.ts'
import type { AttachedProduct } from './attach-product.ts'
import { emptyTables } from './emptied-tables.ts'
import { SITE_SECRETS } from './sign-in-product.ts'

let attached: AttachedProduct | undefined

/** The worker's product, started once per run, for all files that need no specific settings. */
export function sharedProduct(): AttachedProduct {
  attached ??= attachProduct(handle())
  return attached
}

function handle() {
  const worker = Number(process.env['VITEST_POOL_ID'])
  const found = inject('sharedProducts')[worker - 1]
  if (!found) throw new Error(`No product was started for worker ${worker}`)
  return found
}

/** The tables of all data a test may leave: the owner, the sessions and the migrations stay. */
const LEFT = `^(${[
  ...['_?posts', '_?projects', 'media', 'resumes', 'contacts', 'saved_answers', '_?profile'],
  ...['_?announcement', 'appearance', 'settings', 'preview_links', 'access_tokens', 'redirects'],
  ...['imports', 'imported_posts', 'audit', 'backups', 'request_keys', 'rate_limits'],
  ...['visit_counts', 'visit_marks', 'search_documents', 'search_words'],
  ...['payload_locked_documents', 'payload_preferences'],
].join('|')})(_|$)`

export const removeRows = (product: AttachedProduct) => product.rows(emptyTables(LEFT))

/** Empties a product, and waits until its pages show that. */
export async function emptyProduct(product: AttachedProduct) {
  await removeRows(product)
  await refreshPages(product)
}

export async function refreshPages({ env }: AttachedProduct) {
  const { host } = new URL(env['SITE_URL'] ?? '')
  const target = {
    address: '127.0.0.1',
    port: Number(env['PORT']),
    host,
    key: SITE_SECRETS.INTERNAL_KEY,
  }
  await callInternalApi(internalCalls.refreshPages, target)
}

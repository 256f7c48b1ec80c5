import { expect, it, vi } from 'vitest'
import { createDraftCopies } from '#src/cms/drafts/draft-copies.ts'
import {
  deleteLocalCopy,
  listOrphanedCopies,
  lockLocalCopy,
  saveLocalCopy,
} from '#src/lib/browser/local-copies.ts'
import { createDraftStore } from '#src/cms/drafts/draft-store.ts'
import { postKind } from '#src/cms/posts/saving/post-draft.ts'
import { version } from '#tests/support/save-session.ts'

/** A browser that refuses to open its database, and counts how often it was asked. */
function refuseStorage() {
  const open = vi.fn(() => {
    const request: { error: Error; onerror?: () => void } = { error: new Error('refused') }
    queueMicrotask(() => request.onerror?.())
    return request
  })
  vi.stubGlobal('indexedDB', { open })
  return open
}

it.each([
  ['saving', () => saveLocalCopy({ key: 'a', subject: 'post:new', at: '', value: 1 })],
  ['deleting', () => deleteLocalCopy('a')],
  ['listing', () => listOrphanedCopies('post:new')],
])(
  '%s a local copy rejects where storage is refused, and tries again the next time',
  async (_, act) => {
    const open = refuseStorage()
    await expect(act()).rejects.toThrow('refused')
    await expect(act()).rejects.toThrow('refused')
    expect(open).toHaveBeenCalledTimes(2)
  },
)

it('keeps the copy of an earlier visit that could not be replaced', async () => {
  const open = refuseStorage()
  const store = createDraftStore(postKind('Ada'), version('<p>Old</p>', '"1"'))
  await createDraftCopies(store, 'post').replace('earlier')
  expect(open).toHaveBeenCalledTimes(1)
})

it('a refused lock does not fail', async () => {
  const request = vi.fn(() => Promise.reject(new Error('refused')))
  vi.stubGlobal('navigator', { locks: { request } })
  lockLocalCopy('a')()
  await expect.poll(() => request.mock.calls.length).toBe(1)
})

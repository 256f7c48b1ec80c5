// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createUploadStore, isRunning, uploadQueue } from '#src/cms/uploads/upload-queue.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { listenToNotices } from '#tests/support/newest-notice.ts'

const LARGE = { title: 'File too large', text: 'large.png is larger than 10MB' }
const file = (name: string) => new File([], name)

function queueOf(...answers: Promise<unknown>[]) {
  const store = createUploadStore()
  const keys: string[] = []
  const queue = uploadQueue({
    store,
    validate: ({ name }) => (name === 'large.png' ? LARGE : null),
    send: async ({ onProgress, key }) => {
      keys.push(key)
      onProgress(0.5)
      await answers.shift()
    },
    noun: 'file',
  })
  return { ...queue, keys, entries: store.entries }
}

const refusedFor = (status: number) => Promise.reject(new RequestError(status, '', ''))
const newest = listenToNotices()

it('[S5-media-03] sends one file after the other', async () => {
  const first = Promise.withResolvers<void>()
  const { add, entries } = queueOf(first.promise)
  add([file('a.png'), file('b.png')])
  expect(entries()).toMatchObject([{ state: 'waiting', share: 0 }, { state: 'waiting' }])
  await vi.waitFor(() => expect(entries()).toMatchObject([{ share: 0.5 }, { share: 0 }]))
  expect(entries().map(({ state }) => state)).toEqual(['sending', 'waiting'])
  first.resolve()
  await vi.waitFor(() => expect(entries().some(isRunning)).toBe(false))
  expect(entries()).toMatchObject([{ state: 'done', share: 1 }, { state: 'done' }])
})

it('[S5-media-02] applies a failure to its own file only', async () => {
  const { add, entries } = queueOf(refusedFor(500))
  add([file('a.png'), file('large.png'), file('c.png')])
  await vi.waitFor(() => expect(entries().some(isRunning)).toBe(false))
  expect(entries().map(({ state }) => state)).toEqual(['failed', 'failed', 'done'])
  expect(entries().map(({ problem }) => problem)).toEqual(['Upload failed', LARGE.text, undefined])
})

it('allows a retry of cancelled and failed files, but not of rejected ones', async () => {
  const { add, cancel, retry, keys, entries } = queueOf(refusedFor(500), refusedFor(400))
  add([file('a.png'), file('b.png'), file('large.png'), file('d.png')])
  cancel(4)
  await vi.waitFor(() => expect(entries().some(isRunning)).toBe(false))
  expect(entries().map(({ canRetry }) => canRetry)).toEqual([true, false, false, true])
  retry(1)
  expect(entries()[0]).toMatchObject({ share: 0, state: 'waiting', canRetry: false })
  await vi.waitFor(() => expect(entries()[0]).toMatchObject({ state: 'done' }))
  expect(keys[2]).toBe(keys[0])
})

it('[S2-media-07] keeps running uploads when cleared', async () => {
  const { add, clear, entries } = queueOf(Promise.resolve(), new Promise(() => undefined))
  add([file('a.png'), file('b.png')])
  await vi.waitFor(() => expect(entries()[0]).toMatchObject({ state: 'done' }))
  clear()
  expect(entries().map(({ file: { name } }) => name)).toEqual(['b.png'])
})

it.each([
  ['S8-media-01', new RequestError(413, '', '{"message":"Too large."}'), 'Too large.'],
  ['S7-post-media-03] [S7-post-resume-03', new RequestError(502, '', '<html>'), 'Upload failed'],
  ['S8-media-02', new TypeError('no response'), 'Failed to upload file'],
])('[%s] shows why a file was not uploaded', async (_, error, description) => {
  const { add, entries } = queueOf(Promise.reject(error))
  add([file('a.png')])
  await vi.waitFor(() => expect(entries()).toMatchObject([{ state: 'failed' }]))
  expect(newest()).toMatchObject({ variant: 'destructive', title: 'Upload Error', description })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { uploadMedia } from '#src/queries/media-queries.ts'

const item = {
  ...{ id: '6f1f3c52-7c39-4d7e-9b43-0d6b0f3f9b11', url: '/files/media/a.png', alt: '' },
  ...{ originalName: 'a.png', mimeType: 'image/png', size: 3, version: 'x' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', width: 1, height: 1, placeholder: null },
  ...{ sizes: [], earlier: [] },
}
let stored = item
class Answering {
  status = 201
  responseText = JSON.stringify(stored)
  upload = {}
  onload = () => undefined
  onloadend = () => undefined
  open = () => undefined
  setRequestHeader = () => undefined
  getResponseHeader = () => null
  send = () => queueMicrotask(() => [this.onload(), this.onloadend()])
}
const network = vi.fn<typeof fetch>()
const file = new File(['abc'], 'a.png', { type: 'image/png' })

beforeEach(() => {
  stored = item
  network.mockReset()
  vi.stubGlobal('XMLHttpRequest', Answering)
  vi.stubGlobal('fetch', network)
})

it('stores the typed alternative text with the file', async () => {
  network.mockResolvedValueOnce(Response.json({ ...item, alt: 'A quay' }))
  expect(await uploadMedia({ file, alt: 'A quay' })).toMatchObject({ alt: 'A quay' })
  const [url, init] = network.mock.calls[0] ?? []
  expect([url, init?.method, init?.body]).toEqual([
    `/api/media/${item.id}`,
    'PATCH',
    JSON.stringify({ alt: 'A quay' }),
  ])
})

it('keeps the file when its alternative text could not be stored', async () => {
  network.mockRejectedValueOnce(new TypeError('no response'))
  expect(await uploadMedia({ file, alt: 'A quay' })).toEqual(item)
})

it('leaves the alternative text that the library has, and asks for none without one', async () => {
  await uploadMedia({ file })
  stored = { ...item, alt: 'Known' }
  expect(await uploadMedia({ file, alt: 'A quay' })).toMatchObject({ alt: 'Known' })
  expect(network).not.toHaveBeenCalled()
})

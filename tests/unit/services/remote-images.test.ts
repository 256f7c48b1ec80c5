import { readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { beforeEach, expect, it, vi } from 'vitest'
import { remoteImages } from '#src/services/import/remote-images.ts'

const fetch = vi.fn(async (address: string, target: string) => {
  await writeFile(target, address)
  return address.length
})
beforeEach(() => {
  fetch.mockClear()
})
const folders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('folio-import-fetched-'))
const imageUrl = (count: number) => `https://a.example/${count}.png`

it('fetches an image when it is read, once, and removes it at the end', async () => {
  const before = await folders()
  const { file, ...remote } = remoteImages(fetch)
  const [one, again, other] = [file(imageUrl(1)), file(imageUrl(1)), file(imageUrl(2))]
  expect(one.name).toBe('1.png')
  expect(fetch).not.toHaveBeenCalled()
  const read = await Promise.all([one.read(), again.read(), other.read()])
  expect(read.map(String)).toEqual([imageUrl(1), imageUrl(1), imageUrl(2)])
  expect(fetch.mock.calls.map(([from]) => from)).toEqual([imageUrl(1), imageUrl(2)])
  await remote[Symbol.asyncDispose]()
  expect(await folders()).toEqual(before)
})

it('asks once for an image that cannot be fetched', async () => {
  await using remote = remoteImages(fetch)
  fetch.mockRejectedValueOnce(new Error('gone'))
  await expect(remote.file(imageUrl(1)).read()).rejects.toThrow('gone')
  await expect(remote.file(imageUrl(1)).read()).rejects.toThrow('gone')
  expect(String(await remote.file(imageUrl(2)).read())).toBe(imageUrl(2))
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('fetches at most 500 images', async () => {
  await using remote = remoteImages(fetch)
  for (let count = 1; count <= 500; count += 1) await remote.file(imageUrl(count)).read()
  await expect(remote.file(imageUrl(501)).read()).rejects.toThrow(
    'limit of 500 images and 1 GB per import reached. Run the import again to continue.',
  )
  expect(String(await remote.file(imageUrl(500)).read())).toBe(imageUrl(500))
  expect(fetch).toHaveBeenCalledTimes(500)
})

it('fetches at most 1 GB', async () => {
  await using remote = remoteImages(fetch)
  fetch.mockImplementationOnce(async (_, target) => {
    await writeFile(target, 'large')
    return 1024 ** 3 - 10 * 1024 ** 2 + 1
  })
  await remote.file(imageUrl(1)).read()
  await expect(remote.file(imageUrl(2)).read()).rejects.toThrow(
    'limit of 500 images and 1 GB per import',
  )
})

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
  const { file, close } = remoteImages(fetch)
  const [one, again, other] = [file(imageUrl(1)), file(imageUrl(1)), file(imageUrl(2))]
  expect(one.name).toBe('1.png')
  expect(fetch).not.toHaveBeenCalled()
  const read = await Promise.all([one.read(), again.read(), other.read()])
  expect(read.map(String)).toEqual([imageUrl(1), imageUrl(1), imageUrl(2)])
  expect(fetch.mock.calls.map(([from]) => from)).toEqual([imageUrl(1), imageUrl(2)])
  await close()
  expect(await folders()).toEqual(before)
})

it('asks once for an image that cannot be fetched', async () => {
  const { file, close } = remoteImages(fetch)
  fetch.mockRejectedValueOnce(new Error('gone'))
  await expect(file(imageUrl(1)).read()).rejects.toThrow('gone')
  await expect(file(imageUrl(1)).read()).rejects.toThrow('gone')
  expect(String(await file(imageUrl(2)).read())).toBe(imageUrl(2))
  expect(fetch).toHaveBeenCalledTimes(2)
  await close()
})

it('fetches at most 500 images', async () => {
  const { file, close } = remoteImages(fetch)
  for (let count = 1; count <= 500; count += 1) await file(imageUrl(count)).read()
  await expect(file(imageUrl(501)).read()).rejects.toThrow(
    'limit of 500 images and 1 GB per import reached. Run the import again to continue.',
  )
  expect(String(await file(imageUrl(500)).read())).toBe(imageUrl(500))
  expect(fetch).toHaveBeenCalledTimes(500)
  await close()
})

it('fetches at most 1 GB', async () => {
  const { file, close } = remoteImages(fetch)
  fetch.mockImplementationOnce(async (_, target) => {
    await writeFile(target, 'large')
    return 1024 ** 3 - 10 * 1024 ** 2 + 1
  })
  await file(imageUrl(1)).read()
  await expect(file(imageUrl(2)).read()).rejects.toThrow('limit of 500 images and 1 GB per import')
  await close()
})

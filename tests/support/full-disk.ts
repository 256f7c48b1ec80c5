import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/**
 * A disk that is full after so many writes of this process: each later one stores half of its bytes, and fails.
 * @returns how many writes there were, and what makes room again
 */
export async function fullDiskAfter(writes: number) {
  const any = await open('package.json')
  const handle = Object.getPrototypeOf(any) as Pick<FileHandle, 'writeFile' | 'appendFile'>
  await any.close()
  const { writeFile, appendFile } = handle
  let count = 0
  handle.writeFile = async function (this: FileHandle, data) {
    count += 1
    if (count <= writes) return writeFile.call(this, data)
    const bytes = Buffer.from(data as Uint8Array)
    await writeFile.call(this, bytes.subarray(0, bytes.length / 2))
    throw noSpace()
  }
  handle.appendFile = handle.writeFile
  return {
    count: () => count,
    makeRoom: () => void Object.assign(handle, { writeFile, appendFile }),
  }
}

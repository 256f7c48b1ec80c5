import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { openZip } from './open-zip.ts'
import type { ExportedFiles, ZipArchive } from './open-zip.ts'

/** Opens the parts of an export as one archive. Each name begins with the name of its archive. */
export async function openZips(paths: readonly string[]): Promise<ExportedFiles> {
  const files = new Map<string, () => Promise<Readable>>()
  const zips: ZipArchive[] = []
  const close = () => {
    for (const zip of zips) zip.close()
  }
  try {
    for (const path of paths) {
      const zip = await openZip(path)
      zips.push(zip)
      for (const name of zip.names) files.set(`${basename(path)}/${name}`, () => zip.open(name))
    }
  } catch (error) {
    close()
    throw error
  }
  const open = (name: string) => files.get(name)?.() ?? Promise.reject(new Error(name))
  return { names: [...files.keys()], open, close }
}

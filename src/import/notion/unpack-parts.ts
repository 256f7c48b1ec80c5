import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { refuseTooLarge, unpackArchive, unpackInto } from '#src/import/archive/unpack-archive.ts'
import type { Unpacked } from '#src/import/archive/unpack-archive.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'

const PART = /^(?:[^/]+\/)?[^/]+\.zip$/i
const MAX_PARTS = 20

/** Unpacks the inner archives of an export to one folder. Undefined if there are none. */
export async function unpackParts(file: string, mayLack: RegExp): Promise<Unpacked | undefined> {
  const unpacked = await unpackArchive(file, { mustHold: PART, mayLack })
  if (!unpacked) return undefined
  try {
    const entries = await readdir(unpacked.folder)
    const parts = entries.filter((name) => PART.test(name))
    const paths = parts.map((name) => path.join(unpacked.folder, name))
    if (parts.length > MAX_PARTS)
      throw unreadable(path.basename(file), `contains more than ${MAX_PARTS} archives`)
    await refuseTooLarge(path.basename(file), paths)
    const folder = await mkdtemp(path.join(unpacked.top, 'parts-'))
    for (const part of paths) {
      const damaged = await unpackInto(folder, { file: part, mustHold: /(?:)/, mayLack })
      unpacked.damaged.push(...(damaged ?? []))
      await rm(part)
    }
    return { ...unpacked, folder }
  } catch (error) {
    await unpacked.remove()
    throw error
  }
}

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { unpackArchive, unpackInto } from '#src/import/archive/unpack-archive.ts'
import type { Unpacked } from '#src/import/archive/unpack-archive.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'

const PART = /^(?:[^/]+\/)?[^/]+\.zip$/i
/** Each holds 5 GB at most, and is limited as any archive is. */
const MOST_PARTS = 20

/**
 * Notion packs its export in parts: archives in an archive. They are unpacked to one folder.
 * @returns undefined when the archive holds none
 */
export async function unpackParts(file: string, mayLack: RegExp): Promise<Unpacked | undefined> {
  const unpacked = await unpackArchive(file, { mustHold: PART, mayLack })
  if (!unpacked) return undefined
  try {
    const entries = await readdir(unpacked.folder)
    const parts = entries.filter((name) => PART.test(name))
    if (parts.length > MOST_PARTS)
      throw unreadable(path.basename(file), `holds more than ${MOST_PARTS} archives`)
    const folder = await mkdtemp(path.join(unpacked.top, 'parts-'))
    for (const name of parts) {
      const part = path.join(unpacked.folder, name)
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

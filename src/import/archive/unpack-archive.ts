import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { openZip } from './open-zip.ts'
import type { ZipArchive } from './open-zip.ts'
import { readable, unreadable } from './unreadable.ts'

const MAX_UNPACKED_BYTES = 1024 ** 3

/** Not of the site: dependencies, the repository itself, settings of its machines. Eleventy's own begin with a dot, and so do the lists of files that it excludes. */
const LEFT =
  /(?:^|\/)(?:node_modules\/|__MACOSX\/|\.(?!eleventy\.[cm]?js$|eleventyignore$|gitignore$))/

type Unpacked = { folder: string; damaged: string[] }

/** Files that a post can do without. */
const IMAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp4|m4v|webm|mov|mp3|m4a|ogg|wav|ico|bmp|tiff?|woff2?|ttf|otf|eot)$/i

type Unpacking = { file: string; mustHold: RegExp }

/** Unpacks an archive into `top`. Skips damaged images; undefined if no name matches `mustHold`. */
export async function unpackArchive(
  top: string,
  unpacking: Unpacking,
): Promise<Unpacked | undefined> {
  const damaged = await unpackInto(top, unpacking)
  return damaged && { folder: await innermost(top), damaged }
}

/** Errors: see `openZip`. Returns the damaged files; undefined when no name matches `mustHold`. */
async function unpackInto(
  top: string,
  { file, mustHold }: Unpacking,
): Promise<string[] | undefined> {
  const name = path.basename(file)
  using zip = await openZip(file)
  const names = wantedNames(zip)
  if (!names.some((entry) => mustHold.test(entry))) return undefined
  if (names.some((entry) => entry.split('/').length > LIMITS.importLevels))
    throw unreadable(name, `contains folders deeper than ${LIMITS.importLevels} levels`)
  if (bytesIn(zip) > MAX_UNPACKED_BYTES) throw unreadable(name, 'contains more than 1 GB')
  const damaged: string[] = []
  for (const entry of names) {
    await unpack(zip, { name, entry, top }).catch(async (error: unknown) => {
      if (!IMAGE.test(entry) || !(error instanceof ServiceError)) throw error
      await rm(path.join(top, entry), { force: true })
      damaged.push(entry)
    })
  }
  return damaged
}

const wantedNames = (zip: ZipArchive) => zip.names.filter((entry) => !LEFT.test(entry))

const bytesIn = (zip: ZipArchive) =>
  wantedNames(zip).reduce((sum, entry) => sum + zip.size(entry), 0)

/** Errors: `invalid` if the unpacked contents would be larger than allowed. */
async function refuseTooLarge(file: string, archives: readonly string[]): Promise<void> {
  let bytes = 0
  for (const archive of archives) {
    using zip = await openZip(archive)
    bytes += bytesIn(zip) + (await stat(archive)).size
    if (bytes > MAX_UNPACKED_BYTES)
      throw unreadable(file, 'unpacks to more than 1 GB: unpack it yourself, and give the folder')
  }
}

async function unpack(
  zip: ZipArchive,
  { name, entry, top }: { name: string; entry: string; top: string },
): Promise<void> {
  const target = path.join(top, entry)
  // yauzl has refused such names already.
  if (!target.startsWith(top + path.sep)) throw unreadable(name, `holds ${entry} outside of it`)
  const bytes = Readable.from(readable(entry, await zip.open(entry)))
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await pipeline(bytes, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    const isNamed =
      error instanceof Error && 'code' in error && NAME_PROBLEMS.has(String(error.code))
    throw isNamed ? unreadable(name, `holds ${entry}, which cannot be stored`, error) : error
  }
}

const NAME_PROBLEMS = new Set([
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
])

/** GitHub puts a repository into a folder with its name. */
async function innermost(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true })
  return only?.isDirectory() && others.length === 0
    ? innermost(path.join(folder, only.name))
    : folder
}

const PART = /^(?:[^/]+\/)?[^/]+\.zip$/i
const MAX_PARTS = 20

/** Unpacks the inner archives of an export to one folder. Undefined if there are none. */
export async function unpackParts(top: string, file: string): Promise<Unpacked | undefined> {
  const unpacked = await unpackArchive(top, { file, mustHold: PART })
  if (!unpacked) return undefined
  const parts = (await readdir(unpacked.folder)).filter((name) => PART.test(name))
  const paths = parts.map((name) => path.join(unpacked.folder, name))
  if (parts.length > MAX_PARTS)
    throw unreadable(path.basename(file), `contains more than ${MAX_PARTS} archives`)
  await refuseTooLarge(path.basename(file), paths)
  const folder = await mkdtemp(path.join(top, 'parts-'))
  for (const part of paths) {
    const damaged = await unpackInto(folder, { file: part, mustHold: /(?:)/ })
    unpacked.damaged.push(...(damaged ?? []))
    await rm(part)
  }
  return { folder, damaged: unpacked.damaged }
}

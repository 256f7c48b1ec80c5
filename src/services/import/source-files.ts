import type { SourceFile } from '#src/import/source/source-post.ts'
import { drawSvg } from '#src/services/uploads/draw-svg.ts'
import { hashOf } from '#src/services/uploads/prepare-upload.ts'

type StorableFile = { name: string; bytes: Buffer; checksum: string }

/** Converts SVGs to PNG, because SVGs may run scripts. Errors: see `drawSvg`. */
export async function asStorable(file: SourceFile): Promise<StorableFile> {
  const bytes = await file.read()
  const name = file.name.trim() === '' ? 'picture' : file.name
  if (!/\.svgz?$/i.test(name)) return { name, bytes, checksum: hashOf(bytes) }
  const drawn = await drawSvg(bytes, name)
  return { name: name.replace(/\.svgz?$/i, '.png'), bytes: drawn, checksum: hashOf(drawn) }
}

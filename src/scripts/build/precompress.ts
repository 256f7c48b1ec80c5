import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** At zlib's highest quality, its default. */
const compress = promisify<Buffer, Buffer>(brotliCompress)

const COMPRESSED = /\.(?:js|css|svg|json)$/
/** As many as zlib works on at once. */
const AT_ONCE = 4

/**
 * Puts the hardest brotli there is beside each text file below `folder` (`a.js.br`), once for all starts: it
 * takes too long for a server that has visitors.
 */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => COMPRESSED.test(name)).values()
  const work = async () => {
    for (const name of files) await compressFile(path.join(folder, name))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compressFile(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file)))
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** At zlib's default quality, which is the highest. */
const compress = promisify<Buffer, Buffer>(brotliCompress)

const COMPRESSED = /\.(?:js|css|svg|json)$/
const AT_ONCE = 4

/** At build time: Brotli 11 is too slow for a server under load. */
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

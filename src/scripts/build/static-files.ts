import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** At zlib's default quality, which is the highest. */
const compress = promisify<Buffer, Buffer>(brotliCompress)

const COMPRESSED = /\.(?:js|css|svg|json)$/
const AT_ONCE = 4

/**
 * Chromium then compiles all functions of a script on another thread, while it loads. Otherwise it compiles each at its
 * first call, which was half of the time that hydration blocked a page.
 */
const COMPILE_HINT = Buffer.from('//# allFunctionsCalledOnLoad\n')

/** Adds the compile hint to scripts, and Brotli files: Brotli 11 is too slow for a server under load. */
export async function prepareStaticFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => COMPRESSED.test(name)).values()
  const work = async () => {
    for (const name of files) await prepare(path.join(folder, name))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function prepare(file: string): Promise<void> {
  let content = await readFile(file)
  // An interrupted build leaves files that Next keeps.
  if (file.endsWith('.js') && !content.subarray(0, COMPILE_HINT.length).equals(COMPILE_HINT)) {
    content = Buffer.concat([COMPILE_HINT, content])
    await writeFile(file, content)
  }
  await writeFile(`${file}.br`, await compress(content))
}

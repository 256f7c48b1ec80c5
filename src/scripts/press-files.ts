import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressHardest } from '#src/server/compress.ts'

const PRESSED = /\.(?:js|css|svg|json)$/
/** As many as zlib works on at once. */
const AT_ONCE = 4

/**
 * Puts the hardest brotli there is beside each text file below `folder` (`a.js.br`), once for all starts: it
 * takes too long for a server that has visitors.
 */
export async function pressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => PRESSED.test(name)).values()
  const work = async () => {
    for (const name of files) await press(path.join(folder, name))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function press(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compressHardest(await readFile(file)))
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

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
  const body = await readFile(file)
  const pressed = await promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  await writeFile(`${file}.br`, pressed)
}

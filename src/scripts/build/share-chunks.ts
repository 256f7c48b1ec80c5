import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Next's bundler writes what several routes need into a chunk for each of them, and the server would keep the source of
 * each in memory: Payload thirteen times, 66 MB (decision 156). The later ones become references to the first.
 */
export async function shareChunks(folder: string): Promise<void> {
  const firstOf = new Map<string, string>()
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.js')) continue
    const file = path.join(folder, name)
    const code = await readFile(file, 'utf8')
    const first = firstOf.get(code)
    if (first === undefined) firstOf.set(code, name)
    else await writeFile(file, `module.exports=require("./${first}")\n`)
  }
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Next writes shared code into each route's chunk, and the server would keep all: Payload thirteen times, 66 MB
 * (decision 156).
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

import { mkdtempDisposable, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Readable by this user only. The process id in its name lets a start remove the folders of killed processes. */
export async function createProcessFolder(prefix: string) {
  const root = os.tmpdir()
  const names = (await readdir(root)).filter((name) => name.startsWith(prefix))
  const folders = names.map((name) => path.join(root, name))
  await Promise.all(folders.map((folder) => removeIfAbandoned(folder, prefix)))
  return mkdtempDisposable(path.join(root, `${prefix}${process.pid}-`))
}

async function removeIfAbandoned(folder: string, prefix: string) {
  const pid = Number.parseInt(path.basename(folder).slice(prefix.length), 10)
  const isAbandoned = pid === process.pid ? await isOlderThanProcess(folder) : !isRunning(pid)
  if (isAbandoned) await rm(folder, { recursive: true, force: true })
}

/** In a container each start may have the same process id. */
async function isOlderThanProcess(folder: string) {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && found.mtimeMs < Date.now() - process.uptime() * 1000
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

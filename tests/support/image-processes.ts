import { readdirSync, readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { SERVER_PROGRAM } from '#src/scripts/start/server-process.ts'
import { WAIT_MS } from './wait.ts'

/** Ids of the processes of the image program that this process started. */
export const imageProcesses = (parent = process.pid): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isImageProgram(pid, parent))

function isImageProgram(pid: number, parent: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    if (!status.includes(`PPid:\t${parent}\n`)) return false
    // A process that has ended has no command line, until its parent knows.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
    return command === '' || command.includes('image-program.ts')
  } catch {
    // It ended in the meantime.
    return false
  }
}

/** Kills all of them, like the kernel when memory runs out. */
export function killImageProcesses(parent?: number): void {
  for (const pid of imageProcesses(parent))
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // It ended in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

export async function killImageProcessesAfter<T>(
  delay: number,
  work: Promise<T>,
  parent?: number,
): Promise<T> {
  let killing: NodeJS.Timeout | undefined
  const start = setTimeout(() => {
    killing = setInterval(() => killImageProcesses(parent), 2)
  }, delay)
  try {
    return await work
  } finally {
    clearTimeout(start)
    clearInterval(killing)
    killImageProcesses(parent)
    await vi.waitUntil(() => imageProcesses(parent).length === 0, { timeout: WAIT_MS })
  }
}

/** Id of the server of this project that listens on a port. */
export function serverProcess(port: number): number {
  const isServer = (pid: string) => {
    try {
      const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'latin1').split('\0')
      return read('environ').includes(`PORT=${port}`) && read('cmdline').includes(SERVER_PROGRAM)
    } catch {
      return false
    }
  }
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isServer(name)))
}

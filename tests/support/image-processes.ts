import { readdirSync, readFileSync } from 'node:fs'

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
    // One that has ended has no command line, until its parent knows.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
    return command === '' || command.includes('image-program.ts')
  } catch {
    // It ended in the meantime.
    return false
  }
}

/** Kills all of them, like the kernel when memory runs out. */
export function killImageProcesses(parent?: number): void {
  for (const pid of imageProcesses(parent)) process.kill(pid, 'SIGKILL')
}

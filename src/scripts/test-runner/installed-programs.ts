import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { succeeds } from '#src/lib/succeeds.ts'

const run = promisify(execFile)
export const INSTALL_MS = 10 * 60_000

const isProgram = (file: string) => succeeds(access(file, constants.X_OK))

export function pathCandidates(names: readonly string[]): string[] {
  const folders = (childEnv()['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

export async function firstProgram(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    if (file !== '' && (await isProgram(file))) return file
  }
  return undefined
}

export async function canInstallPackages(): Promise<boolean> {
  return (await succeeds(run('apt-get', ['--version']))) && process.getuid?.() === 0
}

export async function installPackages(names: readonly string[]) {
  const options = {
    env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
    timeout: INSTALL_MS,
    maxBuffer: 64 * 1024 * 1024,
  }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options)
}

export const firstLineOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

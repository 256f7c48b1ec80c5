import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { succeeds } from '#src/lib/succeeds.ts'

const run = promisify(execFile)
export const INSTALL_MS = 10 * 60_000

const isProgram = (file: string) => succeeds(access(file, constants.X_OK))

/** On PATH, or where Debian puts servers. */
export function pathCandidates(names: readonly string[]): string[] {
  const folders = (childEnv()['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => [...folders, '/usr/sbin'].map((folder) => path.join(folder, name)))
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

/** The first of these programs; installed from a Debian package as root. */
export async function requireProgram(
  debianPackage: string,
  files = () => pathCandidates([debianPackage]),
): Promise<string> {
  const found = await firstProgram(files())
  if (found !== undefined) return found
  if (await canInstallPackages()) {
    console.log(`installing ${debianPackage} …`)
    await installPackages([debianPackage])
  }
  const installed = await firstProgram(files())
  if (installed !== undefined) return installed
  throw new Error(
    `${debianPackage} is missing. On Debian, as root: apt-get install ${debianPackage}`,
  )
}

import {
  canInstallPackages,
  firstProgram,
  installPackages,
  pathCandidates,
} from '#src/scripts/test-runner/installed-programs.ts'

/**
 * A program of a Debian package, on PATH or where Debian puts servers; installed there as root.
 * @param debianPackage if it has another name
 */
export async function requireProgram(name: string, debianPackage = name): Promise<string> {
  const places = [...pathCandidates([name]), `/usr/sbin/${name}`]
  const found = await firstProgram(places)
  if (found !== undefined) return found
  if (await canInstallPackages()) await installPackages([debianPackage])
  const installed = await firstProgram(places)
  if (installed !== undefined) return installed
  throw new Error(`${name} is missing. On Debian, as root: apt-get install ${debianPackage}`)
}

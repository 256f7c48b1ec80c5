import {
  canInstallPackages,
  firstProgram,
  installPackages,
  placesOnPath,
} from '#src/scripts/test-runner/installed-programs.ts'

/** A program of the Debian package of its name, on PATH or where Debian puts servers; installed there as root. */
export async function requireProgram(name: string): Promise<string> {
  const places = [...placesOnPath([name]), `/usr/sbin/${name}`]
  const found = await firstProgram(places)
  if (found !== undefined) return found
  if (await canInstallPackages()) await installPackages([name])
  const installed = await firstProgram(places)
  if (installed !== undefined) return installed
  throw new Error(`${name} is missing. On Debian, as root: apt-get install ${name}`)
}

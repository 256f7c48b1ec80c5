import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Errors: a sentence that names the setting when the folder cannot be written. */
export async function assertWritable(setting: string, folder: string): Promise<void> {
  const target = path.resolve(folder)
  try {
    await mkdir(target, { recursive: true })
    await access(target, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    throw new Error(
      `${setting}: cannot write to ${target} (${code}). Give the user of this process access to it, or set ${setting} to another folder`,
      { cause },
    )
  }
}

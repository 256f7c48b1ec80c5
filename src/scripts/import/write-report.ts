import { appendFile, writeFile } from 'node:fs/promises'

const PROBLEMS = new Map([
  ['ENOENT', 'its folder does not exist'],
  ['ENOTDIR', 'its folder does not exist'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'nothing can be written there'],
  ['ENOSPC', 'the disk is full'],
])

/** Rejects an unwritable file before anything is imported. An existing file is not changed. */
export const claimReport = (file: string): Promise<void> =>
  named(file, appendFile(file, '', { mode: 0o600 }))

export const writeReport = (file: string, json: string): Promise<void> =>
  named(file, writeFile(file, `${json}\n`, { mode: 0o600 }))

const named = (file: string, writing: Promise<void>) =>
  writing.catch((cause: NodeJS.ErrnoException) => {
    const reason = PROBLEMS.get(cause.code ?? '') ?? 'the system refuses it'
    throw new Error(`The report ${file} cannot be written: ${reason}.`, { cause })
  })

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

function createFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'folio-test-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A folder for the tests of a file or a `describe`, removed after them. */
export function folderOfFile(): string {
  const { folder, remove } = createFolder()
  afterAll(remove)
  return folder
}

/** A folder for the running test, removed after it. */
export function folderOfTest(): string {
  const { folder, remove } = createFolder()
  onTestFinished(remove)
  return folder
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// The mark of installed packages: the hash of the lockfile they came from, and whether development packages are there.

/**
 * @param {string} root folder of the project
 * @param {boolean} withDevelopment whether development packages are needed, too
 * @returns {boolean} whether the packages of the present lockfile are installed
 */
export function hasStamp(root, withDevelopment) {
  const file = stampFile(root)
  if (!existsSync(file)) return false
  const found = readFileSync(file, 'utf8')
  return found === stamp(root, true) || (!withDevelopment && found === stamp(root, false))
}

/**
 * @param {string} root folder of the project
 * @param {boolean} withDevelopment whether development packages are there, too
 */
export function writeStamp(root, withDevelopment) {
  writeFileSync(stampFile(root), stamp(root, withDevelopment))
}

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules/.folio-installed')

/**
 * @param {string} root
 * @param {boolean} withDevelopment
 */
function stamp(root, withDevelopment) {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  return `${hash.digest('hex')}${withDevelopment ? ' with development packages' : ''}\n`
}

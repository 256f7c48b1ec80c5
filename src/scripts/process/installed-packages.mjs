import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** npm's record of installed packages, in the format of package-lock.json. */
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * @param {string} root folder of the project
 * @param {boolean} withDevelopment whether development packages are needed, too
 * @returns {boolean} whether the packages of the present lockfile are installed, by `npm start` or manually
 */
export function isInstalled(root, withDevelopment) {
  if (hasStamp(root, withDevelopment)) return true
  if (!matchesLock(root, withDevelopment)) return false
  writeStamp(root, withDevelopment)
  return true
}

/**
 * @param {string} root
 * @returns {boolean} whether development packages are there, of whatever lockfile
 */
export const hasDevelopmentPackages = (root) =>
  Object.values(packagesOf(root, INSTALLED) ?? {}).some(({ dev }) => dev)

/**
 * @param {string} root
 * @param {boolean} withDevelopment
 * @returns {{ done: number, total: number }} of the packages that every platform has, how many npm has unpacked
 */
export function countInstalled(root, withDevelopment) {
  const wanted = Object.entries(packagesOf(root, 'package-lock.json') ?? {}).filter(
    ([name, entry]) => isRequired(name, entry) && (withDevelopment || !entry.dev),
  )
  const done = wanted.filter(([name]) => existsSync(path.join(root, name, 'package.json')))
  return { done: done.length, total: wanted.length }
}

/**
 * @param {string} name
 * @param {Package} entry
 */
const isRequired = (name, entry) =>
  name !== '' && !entry.link && !entry.optional && !entry.devOptional && !entry.peer

/**
 * Marks the packages of the present lockfile as installed.
 * @param {string} root
 * @param {boolean} withDevelopment whether development packages are there, too
 */
export function writeStamp(root, withDevelopment) {
  writeFileSync(stampFile(root), stamp(root, withDevelopment))
}

/**
 * @param {string} root
 * @param {boolean} withDevelopment
 */
function hasStamp(root, withDevelopment) {
  const file = stampFile(root)
  if (!existsSync(file)) return false
  const found = readFileSync(file, 'utf8')
  return found === stamp(root, true) || (!withDevelopment && found === stamp(root, false))
}

/**
 * @param {string} root
 * @param {boolean} withDevelopment
 */
function matchesLock(root, withDevelopment) {
  const found = packagesOf(root, INSTALLED)
  if (!found) return false
  return Object.entries(packagesOf(root, 'package-lock.json') ?? {}).every(([name, entry]) => {
    if (!isRequired(name, entry) || (entry.dev && !withDevelopment)) return true
    return found[name]?.version === entry.version
  })
}

/**
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package
 * @param {string} root
 * @param {string} file
 * @returns {Record<string, Package> | null} by folder; null without the file
 */
function packagesOf(root, file) {
  const lock = path.join(root, file)
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : null
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

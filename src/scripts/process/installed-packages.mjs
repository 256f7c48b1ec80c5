import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** npm's record of installed packages, in the format of package-lock.json. npm writes it at the end of an installation. */
export const INSTALLED = 'node_modules/.package-lock.json'

/**
 * @param {string} root folder of the project
 * @param {boolean} withDevelopment whether development packages are needed, too
 * @returns {boolean} whether the packages of the present lockfile are installed, by `npm start` or manually
 */
export function isInstalled(root, withDevelopment) {
  const found = packagesOf(root, INSTALLED)
  const required = new Set(requiredPackages(root, withDevelopment).map(([name]) => name))
  return Object.entries(packagesOf(root, 'package-lock.json')).every(([name, { version }]) =>
    // Packages of other platforms are missing.
    found[name] ? found[name].version === version : !required.has(name),
  )
}

/**
 * @param {string} root
 * @returns {boolean} whether development packages are there, of whatever lockfile
 */
export const hasDevelopmentPackages = (root) =>
  Object.values(packagesOf(root, INSTALLED)).some(({ dev }) => dev)

/**
 * @param {string} root
 * @param {boolean} withDevelopment
 * @returns {{ done: number, total: number }} of the packages that every platform has, how many npm has unpacked
 */
export function countInstalled(root, withDevelopment) {
  const wanted = requiredPackages(root, withDevelopment)
  const done = wanted.filter(([name]) => existsSync(path.join(root, name, 'package.json')))
  return { done: done.length, total: wanted.length }
}

/**
 * The packages of the present lockfile that every platform has, by folder.
 * @param {string} root
 * @param {boolean} withDevelopment
 */
const requiredPackages = (root, withDevelopment) =>
  Object.entries(packagesOf(root, 'package-lock.json')).filter(
    ([name, { link, optional, devOptional, peer, dev }]) =>
      name !== '' && !link && !optional && !devOptional && !peer && (withDevelopment || !dev),
  )

/**
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package
 * @param {string} root
 * @param {string} file
 * @returns {Record<string, Package>} by folder; none without the file
 */
function packagesOf(root, file) {
  const lock = path.join(root, file)
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : {}
}

import { rsort, valid } from 'semver'

/**
 * @param tags names of tags, such as `v1.2.3` or `nightly`
 * @returns the newest release among them, or undefined; pre-releases do not count
 */
export const newestTag = (tags: readonly string[]): string | undefined =>
  rsort(tags.filter((tag) => valid(tag) !== null && !tag.includes('-')))[0]

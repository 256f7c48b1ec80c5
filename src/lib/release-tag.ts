import { rsort, valid } from 'semver'

/** Undefined if there is none; pre-releases do not count. */
export const newestTag = (tags: readonly string[]): string | undefined =>
  rsort(tags.filter((tag) => valid(tag) !== null && !tag.includes('-')))[0]

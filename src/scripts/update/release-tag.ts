/** Numbers of a version tag, `v1.2.3` or `1.2.3`; undefined for anything else. */
function versionOf(tag: string): number[] | undefined {
  return /^v?(\d+)\.(\d+)\.(\d+)$/.exec(tag)?.slice(1).map(Number)
}

/** The newest of these tags by its version; undefined when none is a version. Pre-releases do not count. */
export function newestTag(tags: readonly string[]): string | undefined {
  const versions = tags.flatMap((tag) => {
    const version = versionOf(tag)
    return version === undefined ? [] : [{ tag, version }]
  })
  const byVersion = ({ version: a }: Version, { version: b }: Version) =>
    a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  return versions.sort(byVersion).at(-1)?.tag
}

type Version = { tag: string; version: number[] }

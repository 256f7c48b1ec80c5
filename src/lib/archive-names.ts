// Characters that Windows refuses in file names; the slash would make a folder.
const REFUSED = /[<>:"/\\|?*\p{Cc}]/gu

/** The names of files in one archive: valid on every system, and unique also where case does not matter. */
export function archiveNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((given) => {
    const name = given.replace(REFUSED, '_').replace(/(?<![. ])[. ]+$/, '') || 'file'
    const dot = name.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let unique = name
    for (let count = 2; used.has(unique.toLowerCase()); count += 1)
      unique = `${stem} (${count})${extension}`
    used.add(unique.toLowerCase())
    return unique
  })
}

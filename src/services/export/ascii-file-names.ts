import { unusedName } from '#src/lib/unused-name.ts'
import { extensionOf } from '#src/services/uploads/file-types.ts'

/** Names of letters, digits and hyphens, each once, with the extension of the stored file. */
export function asciiFileNames(): (originalName: string, storedName: string) => string {
  const used = new Set<string>()
  return (originalName, storedName) => {
    const stem = originalName
      .replace(/\.\w{1,5}$/, '')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80)
    const extension = extensionOf(storedName)
    const base = unusedName(stem || 'file', (name) => used.has(`${name}.${extension}`))
    used.add(`${base}.${extension}`)
    return `${base}.${extension}`
  }
}

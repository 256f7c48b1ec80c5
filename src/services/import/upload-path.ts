import { LIMITS } from '#src/contract/limits.ts'

/**
 * The path of an uploaded file, from the folder that was dropped: its parts, none of which leads out of that folder.
 * Undefined for a path that cannot be stored.
 */
export function uploadPath(given: string): string[] | undefined {
  const parts = given.split(/[/\\]/).filter((part) => part !== '' && part !== '.')
  const isStorable = (part: string) =>
    part !== '..' &&
    part.isWellFormed() &&
    !/[\u0000-\u001f\u007f]/.test(part) &&
    Buffer.byteLength(part) <= LIMITS.fileNameLength
  const isPath = parts.length > 0 && parts.length <= LIMITS.importLevels && parts.every(isStorable)
  return isPath ? parts : undefined
}

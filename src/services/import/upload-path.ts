import { LIMITS } from '#src/contract/limits.ts'

/** The parts of an uploaded path, none of which leaves the dropped folder. Undefined for a path that cannot be stored. */
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

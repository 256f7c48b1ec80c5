const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const
const STEP = 1024

/** `1536` becomes `1.50 KB` (S9-size-01). Whole bytes stay whole; beyond GB the number grows, not the unit. */
export function formatFileSize(bytes: number): string {
  if (!(bytes >= STEP)) return `${Math.max(0, Math.round(bytes) || 0)} ${UNITS[0]}`
  let value = bytes
  let unit = 0
  // Compared as printed: 1,048,575 bytes are 1.00 MB, not 1024.00 KB.
  while (Number(value.toFixed(2)) >= STEP && unit < UNITS.length - 1) {
    value /= STEP
    unit += 1
  }
  return `${value.toFixed(2)} ${UNITS[unit]}`
}

/** Always in KB, for lists where sizes are compared. */
export const formatKilobytes = (bytes: number): string => `${(bytes / STEP).toFixed(2)} KB`

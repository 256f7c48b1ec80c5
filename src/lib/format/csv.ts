/** Spreadsheets run a cell that begins like this as a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@|%]|^[\t\r\n]/

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens as text: a byte order mark for the encoding, and an
 * apostrophe before every cell that it would take for a formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

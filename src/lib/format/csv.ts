/** Spreadsheets evaluate a cell that begins like this as a formula, even after whitespace (CSV injection). */
const FORMULA = /^\s*[=+\-@|%]|^[\t\r\n]/

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens as text: a byte order mark for the encoding, and an apostrophe before
 * each cell that would be evaluated as a formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

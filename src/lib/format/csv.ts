/** Characters that a spreadsheet skips or hides before a formula, quotation marks included. */
const BLANK = String.raw`[\s"\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064]`
const SIGN = '[=+\\-@|%＝＋－＠｜％]'

/** A cell that a spreadsheet evaluates as a formula (CSV injection). */
const FORMULA = new RegExp(`^${BLANK}*${SIGN}|^[\\t\\r\\n]`)
/**
 * Escapes formulas inside a cell, after characters that some spreadsheets read as the end of a cell, such as `;` in
 * Europe. The lookbehind follows the sign, so that it does not run at each character.
 */
const INNER_FORMULA = new RegExp(`${SIGN}(?<=[;,\\t\\r\\n]${BLANK}*.)`, 'g')

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens as text: a byte order mark for the encoding, and an apostrophe before
 * each formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(text: string): string {
  const start = FORMULA.test(text) ? "'" : ''
  const harmless = text.replace(INNER_FORMULA, "'$&")
  return `"${start}${harmless.replaceAll('"', '""')}"`
}

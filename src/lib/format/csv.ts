/** Characters that a spreadsheet skips or hides before a formula, quotation marks included. */
const BLANK = String.raw`[\s"\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064]`
const SIGN = '[=+\\-@|%＝＋－＠｜％]'

/** A cell that a spreadsheet evaluates as a formula (CSV injection). */
const FORMULA = new RegExp(`^${BLANK}*${SIGN}|^[\\t\\r\\n]`)
/** Some spreadsheets end a cell at `;`. The lookbehind follows the sign, so that it does not run at each character. */
const INNER_FORMULA = new RegExp(`${SIGN}(?<=[;,\\t\\r\\n]${BLANK}*.)`, 'g')

/** RFC 4180 with a byte order mark, and an apostrophe before each formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(text: string): string {
  const start = FORMULA.test(text) ? "'" : ''
  const harmless = text.replace(INNER_FORMULA, "'$&")
  return `"${start}${harmless.replaceAll('"', '""')}"`
}

/** A field, quoted or not, with what ends it; a quoted one may hold line feeds, and quotation marks twice. */
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y

export type CsvRow = Readonly<Record<string, string>>

/** Reads RFC 4180. `brokenLine`: number of the first invalid line, if any. */
export function readCsv(text: string): { columns: string[]; rows: CsvRow[]; brokenLine?: number } {
  const lines: string[][] = []
  let line: string[] = []
  const pattern = new RegExp(FIELD)
  let brokenLine: number | undefined
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex
    const match = pattern.exec(text)
    if (!match) {
      brokenLine = text.slice(0, at).split('\n').length
      break
    }
    line.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',' && pattern.lastIndex < text.length) continue
    if (match[3] === ',') line.push('')
    lines.push(line)
    line = []
  }
  const [columns = [], ...rest] = lines.filter((fields) => fields.some((field) => field !== ''))
  const rows = rest.map((fields) =>
    Object.fromEntries(columns.map((name, index) => [name, fields[index] ?? ''])),
  )
  return { columns, rows, ...(brokenLine !== undefined && { brokenLine }) }
}

import PDFDocument from 'pdfkit'
import { INK } from '#src/drawing/svg-pen.ts'
import { staticFontOf } from '#src/drawing/type-face.ts'

export type Sheet = InstanceType<typeof PDFDocument>

/** Points on A4. Labels and dates stand in the narrow column, everything else in the wide one. */
export const PAGE = { width: 595.28, height: 841.89, margin: 54, column: 128, bottom: 58 } as const
export const BODY = {
  x: PAGE.margin + PAGE.column,
  width: PAGE.width - 2 * PAGE.margin - PAGE.column,
} as const

/** Weights of the site's own fonts. */
const FONTS = {
  text: ['sans', 400],
  strong: ['sans', 600],
  mono: ['mono', 400],
  label: ['mono', 500],
} as const
export type FontName = keyof typeof FONTS

/** A document that is the same, byte for byte, every time it is made. */
export function createSheet({ title, author }: { title: string; author: string }): Sheet {
  const made = new Date(Date.UTC(2026, 0, 5, 9))
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    bufferPages: true,
    autoFirstPage: false,
    displayTitle: true,
    lang: 'en',
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  })
  for (const [name, [face, weight]] of Object.entries(FONTS)) {
    sheet.registerFont(name, staticFontOf(face, weight))
  }
  return sheet
}

type Line = {
  font?: FontName
  size?: number
  fill?: string
  x?: number
  width?: number
  gap?: number
  align?: 'left' | 'right'
}

/** Writes a paragraph at `y` and returns where it ends. */
export function write(sheet: Sheet, value: string, y: number, line: Line = {}): number {
  const { font = 'text', size = 9.5, fill = INK.text, x = BODY.x, width = BODY.width } = line
  sheet.font(font).fontSize(size).fillColor(fill)
  const options = { width, lineGap: line.gap ?? size * 0.28, align: line.align ?? 'left' } as const
  const height = sheet.heightOfString(value, options)
  sheet.text(value, x, y, options)
  return y + height
}

/** A comment for a title in the narrow column, above a rule across the page; returns where content starts. */
export function sectionAt(sheet: Sheet, label: string, y: number): number {
  sheet
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.6)
    .strokeColor(INK.control)
    .stroke()
  write(sheet, `// ${label}`, y + 14, {
    font: 'label',
    size: 8.5,
    fill: INK.accent,
    x: PAGE.margin,
    width: PAGE.column - 12,
  })
  return y + 13
}

/** Ends the document and resolves to its bytes. */
export function bytesOf(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
    sheet.end()
  })
}

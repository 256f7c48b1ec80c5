import { buffer } from 'node:stream/consumers'
import type { Font } from 'fontkit'
import PdfDocument from 'pdfkit'
import { COLORS } from '#src/drawing/svg-shapes.ts'
import { markPaths } from '#src/lib/site-mark.ts'
import { textRuns } from '#src/drawing/text-runs.ts'
import { widthOf } from './break-lines.ts'
import type { StyledRun } from './break-lines.ts'
import type { Layout, PositionedItem, PositionedLine } from './lay-out.ts'
import type { PageLayout } from './page-layout.ts'

type Pdf = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

type Writing = {
  layout: Layout
  paper: PageLayout
  info: Record<string, string | Date>
  footer: string
}

/**
 * Writes placed text as a tagged PDF (PDF/UA): headings, paragraphs, lists and links as such, in reading order.
 * @param info also determines the id of the file, so that the same input gives the same bytes
 * @param footer the owner's name: its mark is on each page, the name with the page number when there are several
 */
export async function writePdf({ layout, paper, info, footer }: Writing): Promise<Buffer> {
  const size: [number, number] = [paper.width, paper.height]
  const pdf = new PdfDocument({ ...TAGGED, size, info })
  const bytes = buffer(pdf)
  for (let page = 1; page < layout.pages; page += 1) pdf.addPage()
  writeSections(pdf, layout)
  writeArtifacts(pdf, { layout, paper, footer })
  pdf.end()
  return bytes
}

// The package of types is of an older version, which does not have PDF/UA and documents without a default font.
const TAGGED = {
  margin: 0,
  pdfVersion: '1.7',
  subset: 'PDF/UA',
  tagged: true,
  displayTitle: true,
  lang: 'en',
  bufferPages: true,
  // The default font is not embedded.
  font: null,
} as unknown as PDFKit.PDFDocumentOptions

function writeSections(pdf: Pdf, { sections }: Layout) {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const blocks of sections) {
    const part = child(pdf, root, 'Sect')
    for (const items of blocks) writeItems(pdf, part, items)
    part.end()
  }
  root.end()
}

function writeItems(pdf: Pdf, parent: Structure, items: readonly PositionedItem[]) {
  let list: Structure | undefined
  for (const item of items) {
    if (item.tag !== 'LI') {
      list?.end()
      list = undefined
      writeItem(pdf, child(pdf, parent, item.tag), item)
      continue
    }
    list ??= child(pdf, parent, 'L')
    const entry = child(pdf, list, 'LI')
    if (item.bullet) writeItem(pdf, child(pdf, entry, 'Lbl'), { lines: [item.bullet] })
    writeItem(pdf, child(pdf, entry, 'LBody'), item)
    entry.end()
  }
  list?.end()
}

/** A structure element in its place: pdfkit only writes the content of attached ones. */
function child(pdf: Pdf, parent: Structure, type: string): Structure {
  const element = pdf.struct(type)
  parent.add(element)
  return element
}

function writeItem(pdf: Pdf, element: Structure, { lines }: Pick<PositionedItem, 'lines'>) {
  for (const [index, line] of lines.entries()) {
    pdf.switchToPage(line.page)
    // A reader joins the lines: without a space the words at their ends would become one.
    const isJoined = index === lines.length - 1 || line.styledRuns.at(-1)?.isCut
    for (const part of partsOf(line, isJoined ? '' : ' ')) {
      if (part.styledRun.href === undefined) element.add(() => drawText(pdf, part))
      else writeLink(pdf, element, part)
    }
  }
  element.end()
}

type Part = { styledRun: StyledRun; x: number; baseline: number }

function partsOf({ styledRuns, x, baseline }: PositionedLine, end: string): Part[] {
  let pen = x
  return styledRuns.map((one, index) => {
    const isLast = index === styledRuns.length - 1
    const part = { styledRun: isLast ? { ...one, text: one.text + end } : one, x: pen, baseline }
    pen += widthOf([one])
    return part
  })
}

function writeLink(pdf: Pdf, parent: Structure, part: Part) {
  const { styledRun, x, baseline } = part
  const { href = '', size, text } = styledRun
  const link = child(pdf, parent, 'Link')
  link.add(() => {
    drawText(pdf, part)
    const width = widthOf([{ ...styledRun, text: text.trimEnd() }])
    // An object, because pdfkit writes a primitive string as a name.
    const options = { structParent: link, Contents: Object(text.trimEnd()) as string }
    pdf.link(x, baseline - size, width, size * 1.3, href, options)
  })
  link.end()
}

const fontNames = new WeakMap<Font, string>()

function drawText(pdf: Pdf, { styledRun, x, baseline }: Part) {
  const { text, face, weight, size, color } = styledRun
  pdf.fillColor(color)
  let pen = x
  for (const run of textRuns(text, { face, weight })) {
    const name = fontNames.get(run.font) ?? `${face}-${weight}-${run.font.characterSet.length}`
    fontNames.set(run.font, name)
    // A font that is loaded already, which the types do not have either.
    pdf.font(run.font as unknown as Buffer, name, size)
    pdf.text(run.text, pen, baseline, { lineBreak: false, baseline: 'alphabetic' })
    pen += widthOf([{ ...styledRun, text: run.text }])
  }
}

/** Lines and page numbers, which are not read out. */
function writeArtifacts(
  pdf: Pdf,
  { layout: { rules, pages }, paper, footer }: Omit<Writing, 'info'>,
) {
  const { main } = paper.columns
  for (const { page, y } of rules) {
    pdf.switchToPage(page)
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf.strokeColor(COLORS.border).lineWidth(0.6)
    pdf
      .moveTo(paper.columns.left.x, y)
      .lineTo(main.x + main.width, y)
      .stroke()
    pdf.endMarkedContent()
  }
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page)
    drawMark(pdf, footer, { x: paper.columns.left.x, y: paper.height - 32 })
    if (pages === 1) return
    const text = `${footer} · ${page + 1}/${pages}`
    const styledRun = { text, face: 'mono', weight: 500, size: 7, color: COLORS.muted } as const
    pdf.markContent('Artifact', { type: 'Pagination' })
    const x = main.x + main.width - widthOf([styledRun])
    drawText(pdf, { styledRun, x, baseline: paper.height - 18 })
    pdf.endMarkedContent()
  }
}

/** The mark of the site, 21 points wide: the arcs of its icon. */
function drawMark(pdf: Pdf, name: string, { x, y }: { x: number; y: number }) {
  const { arcs, dots } = markPaths(name)
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .save()
    .translate(x - 3, y - 8)
    .scale(0.75)
    .lineCap('round')
    .strokeColor(COLORS.accent)
  pdf.path(arcs).lineWidth(1.9).stroke().path(dots).lineWidth(3.8).stroke().restore()
  pdf.endMarkedContent()
}

/** Offsets in a document, the end exclusive. */
export type CodePart = { start: number; end: number }

/** Items of lists, definitions and footnotes, whose further paragraphs are indented. */
const LIST_ITEM = /^ {0,3}(?:[-*+:]|\d{1,9}[.)]|\[\^[^\]]+\]:)(?:[ \t]|$)/

/** Code that is marked by its indentation alone. In a list that may be its text, and is taken for it. */
export function indentedCode(markdown: string): CodePart[] {
  const parts: CodePart[] = []
  let [start, isAfterBlank, isInList] = [0, true, false]
  let open: CodePart | undefined
  for (const line of markdown.split('\n')) {
    const end = start + line.length
    const isBlank = line.trim() === ''
    if (!isBlank && /^(?: {4}| {0,3}\t)/.test(line)) {
      if (open) open.end = end
      else if (isAfterBlank && !isInList) parts.push((open = { start, end }))
    } else if (!isBlank) {
      open = undefined
      if (LIST_ITEM.test(line)) isInList = true
      else if (isAfterBlank && /^\S/.test(line)) isInList = false
    }
    isAfterBlank = isBlank
    start = end + 1
  }
  return parts
}

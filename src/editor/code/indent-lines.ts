type Change = { at: number; remove: number; insert: string }

/** Indentation unit of this code: a tab if it has tabs, otherwise two spaces. */
const unitOf = (code: string) => (/^\t/m.test(code) ? '\t' : '  ')

/** Last line first. Without a selection, indents behind the caret and unindents the line. */
export function indentLines(
  code: string,
  { from, to, isBack = false }: { from: number; to: number; isBack?: boolean },
): Change[] {
  const unit = unitOf(code)
  if (!isBack && from === to) return [{ at: from, remove: 0, insert: unit }]
  return lineStarts(code, from, to)
    .toReversed()
    .flatMap((at) => {
      if (!isBack) return [{ at, remove: 0, insert: unit }]
      const [indent = ''] = /^(?:\t| {1,2})/.exec(code.slice(at)) ?? []
      return indent === '' ? [] : [{ at, remove: indent.length, insert: '' }]
    })
}

/** A line of which only the start is selected is not. */
function lineStarts(code: string, from: number, to: number): number[] {
  const starts = [code.lastIndexOf('\n', from - 1) + 1]
  for (let at = code.indexOf('\n', from); at >= 0 && at + 1 < to; at = code.indexOf('\n', at + 1)) {
    starts.push(at + 1)
  }
  return starts
}

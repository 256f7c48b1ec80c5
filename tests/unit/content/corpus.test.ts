import { describe, expect, it } from 'vitest'
import { cleanWire } from '#src/content/clean-wire.ts'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { editorHtmlToWire } from '#src/content/editor-wire.ts'
import { parseOnServer } from '#src/content/parse-server.ts'
import { renderTree } from '#src/content/render-tree.ts'
import { renderWire } from '#src/content/render-wire.ts'
import { joinWire } from '#src/content/wire-join.ts'
import { splitWire } from '#src/content/wire-split.ts'
import { CORPUS, LEGACY, SPECIFIED } from './corpus.ts'

const cases = CORPUS.map(({ name, wire, canonical = wire }) => ({ name, wire, canonical }))
const written = cases.filter(({ name }) => !LEGACY.test(name))
const legacy = cases.filter(({ name }) => LEGACY.test(name))
const editorRoundTrip = (wire: string) => editorHtmlToWire(wireToEditorHtml(wire), parseOnServer)

describe('[S3-post-02] [S3-post-03] corpus of post bodies', () => {
  it('is complete: 50 specified documents, all names differ', () => {
    expect(cases.length).toBeGreaterThan(60)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    expect(cases.slice(0, SPECIFIED).at(-1)?.name).toMatch(/^50 /)
  })

  it('changes no more than the seven documents known to have another canonical form', () => {
    const changed = cases.slice(0, SPECIFIED).filter(({ wire, canonical }) => wire !== canonical)
    expect(changed.map(({ name }) => name.slice(0, 2))).toEqual([
      ...['27', '29', '30', '38', '41', '44', '50'],
    ])
  })

  it.each(cases)('$name: is stored byte for byte as expected', ({ wire, canonical }) => {
    expect(cleanWire(wire)).toBe(canonical)
  })

  it.each(cases)('$name: saving it again changes nothing', ({ canonical }) => {
    expect(cleanWire(canonical)).toBe(canonical)
  })

  it.each(cases)('$name: splitting and joining gives the stored string', ({ canonical }) => {
    expect(joinWire(splitWire(canonical))).toBe(canonical)
  })

  it.each(cases)('$name: means the same before and after saving', ({ wire, canonical }) => {
    expect(dropTrailingBlanks(renderWire(wire))).toEqual(renderWire(canonical))
  })

  it.each(written)('$name: opened in the editor and emitted, it is the same', ({ canonical }) => {
    expect(editorRoundTrip(canonical)).toBe(canonical)
  })

  it.each(legacy)('$name: edited, its text becomes HTML that stays stable', ({ canonical }) => {
    const edited = editorRoundTrip(canonical)
    expect(edited).not.toBe(canonical)
    expect(cleanWire(edited)).toBe(edited)
    expect(editorRoundTrip(edited)).toBe(edited)
  })

  it.each(cases)('$name: renders without a wrapper for the server’s parser', ({ canonical }) => {
    expect(renderTree(canonical, parseOnServer)).toEqual(renderWire(canonical))
  })
})

function dropTrailingBlanks(blocks: ReturnType<typeof renderWire>) {
  const end = blocks.findLastIndex((b) => b.type !== 'paragraph' || b.children.length > 0)
  return blocks.slice(0, end + 1)
}

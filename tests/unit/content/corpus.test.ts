import { describe, expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { editorHtmlToContent } from '#src/content/sanitize/content-blocks.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { joinSegments } from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import { CORPUS, LEGACY, SPECIFIED } from './corpus.ts'

const written = CORPUS.filter(({ name }) => !LEGACY.test(name))
const legacy = CORPUS.filter(({ name }) => LEGACY.test(name))
const editorRoundTrip = (content: string) => editorHtmlToContent(contentToEditorHtml(content))

describe('[S3-post-02] [S3-post-03] corpus of post bodies', () => {
  it('has 50 specified documents', () => {
    expect(CORPUS.length).toBeGreaterThan(60)
    expect(CORPUS[SPECIFIED - 1]?.name).toMatch(/^50 /)
  })

  it('has exactly seven documents with a different canonical form', () => {
    const changed = CORPUS.slice(0, SPECIFIED).filter(
      ({ content, canonical }) => content !== canonical,
    )
    expect(changed.map(({ name }) => name.slice(0, 2))).toEqual([
      ...['27', '29', '30', '38', '41', '44', '50'],
    ])
  })

  it.each(CORPUS)('$name: is stored byte for byte as expected', ({ content, canonical }) => {
    expect(sanitizeContent(content)).toBe(canonical)
  })

  it.each(CORPUS)('$name: is unchanged when saved again', ({ canonical }) => {
    expect(sanitizeContent(canonical)).toBe(canonical)
  })

  it.each(CORPUS)('$name: is unchanged by splitting and joining', ({ canonical }) => {
    expect(joinSegments(splitSegments(canonical))).toBe(canonical)
  })

  it.each(CORPUS)('$name: renders the same before and after saving', ({ content, canonical }) => {
    expect(dropTrailingBlanks(renderContent(content))).toEqual(renderContent(canonical))
  })

  it.each(written)('$name: is unchanged by a round trip through the editor', ({ canonical }) => {
    expect(editorRoundTrip(canonical)).toBe(canonical)
  })

  it.each(legacy)('$name: becomes stable HTML when edited', ({ canonical }) => {
    const edited = editorRoundTrip(canonical)
    expect(edited).not.toBe(canonical)
    expect(sanitizeContent(edited)).toBe(edited)
    expect(editorRoundTrip(edited)).toBe(edited)
  })
})

function dropTrailingBlanks(blocks: ReturnType<typeof renderContent>) {
  const end = blocks.findLastIndex((b) => b.type !== 'paragraph' || b.children.length > 0)
  return blocks.slice(0, end + 1)
}

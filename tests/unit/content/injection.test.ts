import { expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { htmlDangers, renderDangers, contentDangers } from './dangers.ts'
import { INJECTIONS } from './injections.ts'

const marked = (html: string) => html.replace(/ data-(?:fence|md)="true"/g, '')

it('has at least 120 unique injections', () => {
  expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length)
  expect(INJECTIONS.length).toBeGreaterThan(120)
})

it('detects dangers by the checks of this test', () => {
  expect(contentDangers('<p onclick="x">a</p>')).toEqual(['attribute onClick of p'])
  expect(contentDangers('<p><a href="javascript:x">a</a></p>')).toEqual(['link javascript:x'])
  expect(contentDangers('<p><a href="//evil.example">a</a></p>')).toEqual(['link //evil.example'])
  expect(contentDangers('<div><script>x</script></div>')).toEqual(['element script'])
  expect(contentDangers('<p style="text-align: left; x: y;">a</p>')).toHaveLength(1)
  expect(contentDangers('a <svg>')).toHaveLength(1)
  expect(renderDangers([{ type: 'image', src: 'data:x', alt: '', title: '' }])).toHaveLength(1)
})

it.each(INJECTIONS)(
  '[S2-blog-post-16] %j leaves nothing dangerous in stored content',
  (content) => {
    expect(contentDangers(sanitizeContent(content))).toEqual([])
  },
)

it.each(INJECTIONS)('%j is unchanged when it is saved again', (content) => {
  const clean = sanitizeContent(content)
  expect(sanitizeContent(clean)).toBe(clean)
})

it.each(INJECTIONS)('%j leaves nothing dangerous in the rendering tree', (content) => {
  expect(renderDangers(renderContent(content))).toEqual([])
  expect(renderDangers(renderContent(sanitizeContent(content)))).toEqual([])
})

it.each(INJECTIONS)('%j leaves nothing dangerous for the editor to load', (content) => {
  expect(htmlDangers(marked(contentToEditorHtml(sanitizeContent(content))))).toEqual([])
})

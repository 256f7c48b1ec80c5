import { describe, expect, it } from 'vitest'
import { cleanWire } from '#src/content/clean-wire.ts'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { renderWire } from '#src/content/render-wire.ts'
import { htmlDangers, renderDangers, wireDangers } from './dangers.ts'
import { INJECTIONS } from './injections.ts'

const marked = (html: string) => html.replace(/ data-(?:fence|md)="true"/g, '')

describe('[S2-blog-post-16] injections', () => {
  it('are at least 120, all different', () => {
    expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length)
    expect(INJECTIONS.length).toBeGreaterThan(120)
  })

  it('would be noticed', () => {
    expect(wireDangers('<p onclick="x">a</p>')).toEqual(['attribute onClick of p'])
    expect(wireDangers('<p><a href="javascript:x">a</a></p>')).toEqual(['link javascript:x'])
    expect(wireDangers('<p><a href="//evil.example">a</a></p>')).toEqual(['link //evil.example'])
    expect(wireDangers('<div><script>x</script></div>')).toEqual(['element script'])
    expect(wireDangers('<p style="text-align: left; x: y;">a</p>')).toHaveLength(1)
    expect(wireDangers('a <svg>')).toHaveLength(1)
    expect(renderDangers([{ type: 'image', src: 'data:x', alt: '', title: '' }])).toHaveLength(1)
  })

  it.each(INJECTIONS)('%j leaves nothing dangerous in what is stored', (wire) => {
    expect(wireDangers(cleanWire(wire))).toEqual([])
  })

  it.each(INJECTIONS)('%j stays clean when it is saved again', (wire) => {
    const clean = cleanWire(wire)
    expect(cleanWire(clean)).toBe(clean)
  })

  it.each(INJECTIONS)('%j leaves nothing dangerous in the rendering tree', (wire) => {
    expect(renderDangers(renderWire(wire))).toEqual([])
    expect(renderDangers(renderWire(cleanWire(wire)))).toEqual([])
  })

  it.each(INJECTIONS)('%j leaves nothing dangerous for the editor to load', (wire) => {
    expect(htmlDangers(marked(wireToEditorHtml(cleanWire(wire))))).toEqual([])
  })
})

describe('what an injection hides behind stays', () => {
  it.each([
    ['<p>before<script>x</script>after</p>', '<p>beforeafter</p>'],
    ['<p><a href="javascript:x">the text</a></p>', '<p>the text</p>'],
    ['<p>a</p><img src="data:x"><p>b</p>', '<p>a</p><p>b</p>'],
    ['![x](javascript:y)', '![x](javascript:y)'],
    ['text <img src=x onerror=y>', '<p>text &lt;img src=x onerror=y&gt;</p>'],
  ])('%j', (wire, clean) => {
    expect(cleanWire(wire)).toBe(clean)
  })
})

import { describe, expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { LINK } from './corpus-markup.ts'

const cases: [title: string, wire: string, canonical: string][] = [
  ['neighbours under one mark merge', '<p><b>a</b><b>b</b></p>', '<p><strong>ab</strong></p>'],
  ['the same mark twice is one', '<p><b><strong>a</strong></b></p>', '<p><strong>a</strong></p>'],
  ['empty marks vanish', '<p>a<b></b><i><s></s></i></p>', '<p>a</p>'],
  [
    'marks around blocks',
    '<b><p>a</p><p>b</p></b>',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
  ],
  ['marks around lists', '<i><ul><li>a</li></ul></i>', '<ul><li><p><em>a</em></p></li></ul>'],
  [
    'a mis-nested mark',
    '<p><b>a<i>b</b>c</i></p>',
    '<p><strong>a<em>b</em></strong><em>c</em></p>',
  ],
  [
    'a mark over two paragraphs',
    '<p><b>a</p><p>b</b></p>',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
  ],
  [
    'the inner colour wins',
    '<p><span style="color:red">a<span style="color:blue">b</span></span></p>',
    '<p><span style="color: red;">a</span><span style="color: blue;">b</span></p>',
  ],
  ['a span without a colour', '<p><span class="x" id="y">a</span></p>', '<p>a</p>'],
  ['inherit is no colour', '<p><span style="color: inherit">a</span></p>', '<p>a</p>'],
  ['a hostile colour', '<p><span style="color: url(x)">a</span></p>', '<p>a</p>'],
  [
    'a colour with priority',
    '<p><span style="color: #ef4444 !important">a</span></p>',
    '<p><span style="color: #EF4444;">a</span></p>',
  ],
  ['a bold span', '<p><span style="font-weight: 600">a</span></p>', '<p><strong>a</strong></p>'],
  ['an italic span', '<p><span style="font-style: italic">a</span></p>', '<p><em>a</em></p>'],
  [
    'a struck span',
    '<p><span style="text-decoration: underline line-through">a</span></p>',
    '<p><s>a</s></p>',
  ],
  ['an underlined span', '<p><span style="text-decoration: underline">a</span></p>', '<p>a</p>'],
  ['a bold element that is not bold', '<p><b style="font-weight: 400">a</b></p>', '<p>a</p>'],
  ['an em that is not', '<p><em style="font-style: normal">a</em></p>', '<p>a</p>'],
  [
    'a highlight by style',
    '<p><mark style="background-color: rgb(234, 179, 8)">a</mark></p>',
    '<p><mark data-color="#EAB308" style="background-color: #EAB308; color: inherit;">a</mark></p>',
  ],
  ['a highlight of nonsense', '<p><mark data-color="x;y">a</mark></p>', '<p><mark>a</mark></p>'],
  [
    'both attributes come from one colour',
    '<p><mark data-color="#00f" style="background-color: red">a</mark></p>',
    '<p><mark data-color="#0000FF" style="background-color: #0000FF; color: inherit;">a</mark></p>',
  ],
  [
    'a link keeps only its target',
    '<p><a href="/x" onclick="y" class="z">a</a></p>',
    `<p><a ${LINK} href="/x">a</a></p>`,
  ],
  ['a link without a target', '<p><a name="x">a</a></p>', '<p>a</p>'],
  ['a dangerous link keeps its text', '<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
  [
    'a link around an image',
    '<p><a href="/x">a<img src="/i.png">b</a></p>',
    `<p><a ${LINK} href="/x">a</a></p><img src="/i.png"><p><a ${LINK} href="/x">b</a></p>`,
  ],
  ['a link around a heading', '<a href="/x"><h2>a</h2></a>', `<h2><a ${LINK} href="/x">a</a></h2>`],
  ['a break keeps its place', '<p><b>a<br>b</b></p>', '<p><strong>a<br>b</strong></p>'],
  ['source line feeds are spaces', '<p>\n  a\n  b\n</p>', '<p>a b</p>'],
  [
    'a line feed between marks',
    '<p><b>a</b>\n<i>b</i></p>',
    '<p><strong>a</strong> <em>b</em></p>',
  ],
  ['a line feed beside a break', '<p>a\n<br>\n  b</p>', '<p>a<br>b</p>'],
  [
    'a line feed after a space',
    '<p><b>a </b>\n<i>b</i></p>',
    '<p><strong>a </strong><em>b</em></p>',
  ],
  ['written spaces stay', '<p>  a   b  </p>', '<p>  a   b  </p>'],
  ['tabs stay', '<p>\ta</p>', '<p>\ta</p>'],
  ['control characters go', '<p>a&#1;b&#13;c</p>', '<p>ab c</p>'],
  ['a comment goes', '<p>a<!-- b -->c</p>', '<p>ac</p>'],
  ['named entities are characters', '<p>&eacute;&copy;&#x1F600;</p>', '<p>é©😀</p>'],
]

describe('[S2-editor-toolbar-02] [S2-editor-toolbar-09] inline marks', () => {
  it.each(cases)('%s', (_title, content, canonical) => {
    expect(sanitizeContent(content)).toBe(canonical)
    expect(sanitizeContent(canonical)).toBe(canonical)
  })
})

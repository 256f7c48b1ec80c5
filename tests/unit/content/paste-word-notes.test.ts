import { expect, it } from 'vitest'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'

const reference = (id: number, kind = 'foot', sign = 'f') =>
  `<a style='mso-${kind}note-id:${sign}tn${id}' href="#_${sign}tn${id}" name="_${sign}tnref${id}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:${kind}note'><![if !supportFootnotes]><span class=MsoFootnoteReference><span lang=EN-US style='font-size:12.0pt'>[${id}]</span></span><![endif]></span></span></a>`
const note = (id: number, text: string, kind = 'foot', sign = 'f') =>
  `<div style='mso-element:${kind}note' id=${sign}tn${id}>\n<p class=MsoFootnoteText>${reference(id, kind, sign).replace(`#_${sign}tn`, `#_${sign}tnref`)}<span lang=EN-US> ${text}<o:p></o:p></span></p>\n</div>`
const list = (kind: string, ...notes: string[]) =>
  `<div style='mso-element:${kind}note-list'><![if !supportFootnotes]><br clear=all>\n<hr align=left size=1 width="33%">\n<![endif]>\n${notes.join('\n')}\n</div>`

/** Pasted, without the prefix of the labels. */
const pasted = (html: string) =>
  sanitizePastedHtml(html)
    .replace(/data-footnote="\w+-(\d)">\w+-/g, 'data-footnote="$1">')
    .replace(
      /data-footnote="\w+-(\d)" data-note="([^"]*)">\w+-/g,
      'data-footnote="$1" data-note="$2">',
    )

it('pastes footnotes of Word with their text, in the order of their numbers', () => {
  const html = `<p class=MsoNormal>One${reference(1)}, two${reference(2)} and three${reference(3)}.</p>${list('foot', note(1, 'First <b>note</b>.'), note(2, 'Second.'), note(3, 'Third.'))}`
  expect(pasted(html)).toBe(
    '<p>One<sup data-footnote="1" data-note="&lt;p&gt;First &lt;strong&gt;note&lt;/strong&gt;.&lt;/p&gt;">1</sup>, two<sup data-footnote="2" data-note="&lt;p&gt;Second.&lt;/p&gt;">2</sup> and three<sup data-footnote="3" data-note="&lt;p&gt;Third.&lt;/p&gt;">3</sup>.</p>',
  )
})

it('pastes endnotes of Word as footnotes', () => {
  const html = `<p>a${reference(1, 'end', 'e')}</p>${list('end', note(1, 'b', 'end', 'e'))}`
  expect(pasted(html)).toBe(
    '<p>a<sup data-footnote="1" data-note="&lt;p&gt;b&lt;/p&gt;">1</sup></p>',
  )
})

it('keeps the position of footnotes pasted without their notes', () => {
  expect(pasted(`<p>a${reference(1)} b</p>`)).toBe(
    '<p>a<sup data-footnote="1" data-note="&lt;p&gt;&lt;/p&gt;">1</sup> b</p>',
  )
})

import { CALLOUT_KINDS } from '#src/contract/posts/callout-kinds.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { IMAGE_WIDTHS } from '#src/contract/posts/image-widths.ts'

/** Each with an example. A test saves them: an example is the stored form, byte for byte. */
export const CONTENT_FORMS: readonly { what: string; example: string }[] = [
  {
    what: 'a paragraph, aligned `left`, `center`, `right`, `justify` or not at all',
    example: '<p style="text-align: center;">Text</p>',
  },
  { what: 'a heading, `h1` to `h3`', example: '<h2>Text</h2>' },
  {
    what: 'marks, and a line break',
    example: '<p><strong>a</strong> <em>b</em> <s>c</s> <code>d</code><br>e</p>',
  },
  {
    what: 'a link to http, https, mailto, tel or a path of this site',
    example: '<p><a target="_blank" rel="noopener noreferrer nofollow" href="/resume">a</a></p>',
  },
  { what: 'a text colour', example: '<p><span style="color: #EF4444;">a</span></p>' },
  { what: 'a highlight', example: '<p><mark>a</mark></p>' },
  { what: 'a list', example: '<ul><li><p>a</p></li></ul>' },
  { what: 'a numbered list', example: '<ol start="3"><li><p>a</p></li></ol>' },
  {
    what: 'a task list',
    example:
      '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>a</p></div></li></ul>',
  },
  { what: 'a quote', example: '<blockquote><p>a</p></blockquote>' },
  {
    what: `a callout: ${CALLOUT_KINDS.map((kind) => `\`${kind}\``).join(', ')}`,
    example: '<blockquote data-callout="note"><p>a</p></blockquote>',
  },
  { what: 'a rule', example: '<hr>' },
  { what: 'an image; `title` is its caption', example: '![alt](/files/media/a.png "title")' },
  {
    what: `an image with a width of ${IMAGE_WIDTHS.join(' or ')} pixels`,
    example: `<img src="/files/media/a.png" alt="alt" title="title" width="${IMAGE_WIDTHS[0]}">`,
  },
  {
    what: 'code; in a fence of backticks too, on lines of their own',
    example: '<pre><code class="language-sql">select 1</code></pre>',
  },
  {
    what: 'a table; cells may have `colspan`, `rowspan` and an alignment',
    example:
      '<table style="min-width: 25px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th><p>a</p></th></tr><tr><td style="text-align: right;"><p>1</p></td></tr></tbody></table>',
  },
  {
    what: 'footnotes; the notes are the last element',
    example:
      '<p>a<sup data-footnote="1">1</sup></p><ol data-type="footnotes"><li data-footnote="1"><p>Note</p></li></ol>',
  },
]

/** The section of docs/reference/api.md on `content`. */
export const contentReference = () => `## Text of a post

\`content\` is HTML, at most ${LIMITS.postContentBytes / 1024} kB. Only the forms below are stored. Scripts, styles, frames and form controls are removed with
their content. Other elements and attributes are removed, and their text is kept. Responses contain the stored HTML: sending it again
changes nothing. Text without tags is stored as it is, with its line breaks. You can omit \`target\`, \`rel\`, and the parts of tables
and tasks around their text.

With \`"contentType": "markdown"\` it is CommonMark with GitHub's tables, task lists, strikethrough, autolinks and alerts
(\`> [!NOTE]\`), and with footnotes (\`[^1]\`). HTML in Markdown can have the forms below. It is converted when it is saved.

${CONTENT_FORMS.map(({ what, example }) => `- ${what}: \`${example}\``).join('\n')}`

import { describe, expect, it } from 'vitest'
import { htmlToContent, imageRow, link } from './to-content.ts'
import { item, lexical, list, onlyPost, paragraph, post, text } from './ghost-export.ts'

const content = async (fields: object) =>
  htmlToContent((await onlyPost({ posts: [post(fields)] })).body.text).content
const cards = (...nodes: object[]) => content({ lexical: lexical(...nodes) })

describe('Ghost body in Lexical', () => {
  it('keeps marks, links and alignment', async () => {
    const linked = { type: 'link', url: '__GHOST_URL__/other/', children: [text('other')] }
    const marks = [
      text('b', 1),
      text('i', 2),
      text('s', 4),
      text('c', 16),
      text('h', 128),
      text('2', 64),
    ]
    expect(await cards(paragraph(...marks, { type: 'linebreak' }, linked))).toBe(
      '<p><strong>b</strong><em>i</em><s>s</s><code>c</code><mark>h</mark>²<br>' +
        `${link('/other/', 'other')}</p>`,
    )
  })

  it('moves a nested list out of its wrapper item into the item before', async () => {
    const inner = list('number', 'ol', item(text('b')), item(text('c')))
    expect(await cards(list('bullet', 'ul', item(text('a')), item(inner), item(text('d'))))).toBe(
      '<ul><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul>',
    )
  })

  it.each([
    [
      'image',
      {
        src: '__GHOST_URL__/content/images/a.png',
        alt: 'A',
        caption: '<span>One <b>lock</b></span>',
      },
      '<img src="/content/images/a.png" alt="A" title="One lock">',
    ],
    [
      'image',
      { src: '/a.png', alt: '', caption: 'By <a href="https://p.example">P</a>' },
      `<img src="/a.png"><p>By ${link('https://p.example', 'P')}</p>`,
    ],
    [
      'gallery',
      {
        images: [
          { src: '/a.png', row: 0 },
          { src: '/b.png', alt: 'B', row: 0 },
        ],
        caption: 'Two',
      },
      `${imageRow('<img src="/a.png">', '<img src="/b.png" alt="B">')}<p>Two</p>`,
    ],
    [
      'codeblock',
      { code: 'a < b\n  c', language: 'sql', caption: '' },
      '<pre><code class="language-sql">a &lt; b\n  c</code></pre>',
    ],
    [
      'callout',
      { calloutText: 'Mind <em>this</em>', calloutEmoji: '💡', backgroundColor: 'blue' },
      '<blockquote data-callout="tip"><p>Mind <em>this</em></p></blockquote>',
    ],
    [
      'toggle',
      { heading: '<span>More</span>', content: '<p>In <b>it</b></p>' },
      '<p><strong>More</strong></p><p>In <strong>it</strong></p>',
    ],
    [
      'bookmark',
      { url: 'https://b.example/', metadata: { title: 'B & c', description: 'D' }, caption: '' },
      `<p>${link('https://b.example/', 'B &amp; c')}<br>D</p>`,
    ],
    [
      'embed',
      {
        ...{ url: 'https://v.example/1', embedType: 'video', metadata: { title: 'V' } },
        html: '<iframe src="https://v.example/e"></iframe>',
      },
      `<p>${link('https://v.example/1', 'V')}</p>`,
    ],
    [
      'html',
      { html: '<table><tr><th>A</th></tr><tr><td align="right">1</td></tr></table>' },
      '<table style="min-width: 25px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th><p>A</p></th></tr><tr><td style="text-align: right;"><p>1</p></td></tr></tbody></table>',
    ],
    ['markdown', { markdown: '## H\n\n- [x] done' }, /^<h2>H<\/h2><ul data-type="taskList">/],
    ['button', { buttonText: 'Go', buttonUrl: '/x/' }, `<p>${link('/x/', 'Go')}</p>`],
    ['horizontalrule', {}, '<hr>'],
    ['aside', { children: [text('Aside')] }, '<blockquote><p>Aside</p></blockquote>'],
    ['extended-heading', { tag: 'h3', children: [text('T')] }, '<h3>T</h3>'],
    ['email', { html: '<p>Dear reader</p>' }, ''],
  ])('converts the card %s: %j', async (type, fields, expected) => {
    expect(await cards({ type, ...fields })).toEqual(
      expected instanceof RegExp ? expect.stringMatching(expected) : expected,
    )
  })

  it('names what became a link or text', async () => {
    const source = await onlyPost({
      posts: [
        post({
          lexical: lexical(
            {
              type: 'video',
              src: '__GHOST_URL__/content/media/a.mp4',
              fileName: 'a.mp4',
              caption: '',
            },
            { type: 'html', html: '<iframe src="https://maps.example/1"></iframe>' },
            { type: 'hologram', url: 'https://h.example/' },
          ),
        }),
      ],
    })
    expect(source.warnings).toStrictEqual(
      [
        { text: 'A card of the kind “hologram” became text.' },
        { text: 'A video became a link: /content/media/a.mp4', kind: 'embed' },
        { text: 'A frame became a link: https://maps.example/1', kind: 'embed' },
      ].map((warning) => ({ place: { file: 'blog.ghost.json, post “a-post”' }, ...warning })),
    )
  })
})

describe('Ghost body in other forms', () => {
  const mobiledoc = {
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [
      ['image', { src: '/a.png', caption: 'One' }],
      ['code', { code: 'x', language: 'js' }],
      ['hr', {}],
    ],
    markups: [['strong'], ['a', ['href', 'https://a.example']], ['em']],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 0, 'b '],
          [0, [2], 2, 'bi'],
          [1, [], 0, 0],
          [0, [1], 1, 'link'],
        ],
      ],
      [3, 'ol', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
      ...[
        [10, 0],
        [10, 1],
        [10, 2],
      ],
      [1, 'aside', [[0, [], 0, 'quote']]],
    ],
  }

  it('Mobiledoc', async () => {
    expect(await content({ mobiledoc: JSON.stringify(mobiledoc), html: '<p>rendered</p>' })).toBe(
      `<p><strong>b <em>bi</em></strong><br>${link('https://a.example', 'link')}</p>` +
        '<ol><li><p>one</p></li><li><p>two</p></li></ol><img src="/a.png" title="One">' +
        '<pre><code class="language-js">x</code></pre><hr><blockquote><p>quote</p></blockquote>',
    )
  })

  it('the rendered HTML, where the document is damaged', async () => {
    expect(await content({ lexical: '{"root":', html: '<p>rendered</p>' })).toBe('<p>rendered</p>')
  })

  it('keeps the text of a document nested 20,000 deep', async () => {
    const deep = `${'{"type":"quote","children":['.repeat(20_000)}{"type":"text","text":"deep"}${']}'.repeat(20_000)}`
    expect(await content({ lexical: `{"root":{"children":[${deep}]}}` })).toContain('deep')
  })
})

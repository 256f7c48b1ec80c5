import { describe, expect, it } from 'vitest'
import { htmlToContent, link } from './to-content.ts'

describe('HTML of other systems', () => {
  it.each([
    [
      'a caption',
      '<figure><img src="/a.png"><figcaption>One <b>two</b></figcaption></figure>',
      '<img src="/a.png" title="One two">',
    ],
    [
      'the caption of a gallery',
      '<figure><figure><img src="/a.png"></figure><figure><img src="/b.png"></figure><figcaption>Both</figcaption></figure>',
      '<img src="/a.png"><img src="/b.png"><p>Both</p>',
    ],
    [
      'a gallery written as a list',
      '<ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><img src="/a.png"></li></ul>',
      '<img src="/a.png">',
    ],
    [
      'a picture that links to its larger file',
      '<p><a href="/a-big.png"><img src="/a.png"></a></p>',
      '<img src="/a.png">',
    ],
    [
      'a picture that a script loads late',
      '<img src="data:image/gif;base64,R0" data-lazy-src="https://a.example/a.png">',
      '<img src="https://a.example/a.png">',
    ],
    [
      'an address without its scheme',
      '<img src="//a.example/a.png">',
      '<img src="https://a.example/a.png">',
    ],
    [
      'an emoji',
      '<p>Hi <img class="emoji" alt="😀" src="https://s.w.org/1f600.png"></p>',
      '<p>Hi 😀</p>',
    ],
    [
      'a tracking pixel',
      '<p>a<img src="https://t.example/p" width="1" height="1"></p>',
      '<p>a</p>',
    ],
    [
      'Rouge',
      '<div class="language-ruby highlighter-rouge"><div class="highlight"><pre><code><span>a</span> b\n</code></pre></div></div>',
      '<pre><code class="language-ruby">a b</code></pre>',
    ],
    [
      'line numbers in a table',
      '<figure class="highlight php"><table><tr><td class="gutter"><pre>1<br>2</pre></td><td class="code"><pre>a<br>b</pre></td></tr></table></figure>',
      '<pre><code class="language-php">a\nb</code></pre>',
    ],
    [
      'SyntaxHighlighter',
      '<pre class="brush: sql; gutter: false">a</pre>',
      '<pre><code class="language-sql">a</code></pre>',
    ],
    [
      'Enlighter',
      '<pre class="EnlighterJSRAW" data-enlighter-language="go">a</pre>',
      '<pre><code class="language-go">a</code></pre>',
    ],
    ['verses', '<pre class="wp-block-verse">a\nb</pre>', '<p>a<br>b</p>'],
    [
      'super- and subscript',
      '<p>x<sup>2</sup> H<sub>2</sub>O 4<sup>th</sup></p>',
      '<p>x² H₂O 4th</p>',
    ],
    ['terms', '<dl><dt>A</dt><dd>b</dd></dl>', '<p><strong>A</strong></p><p>b</p>'],
    ['keys and quotes', '<p><kbd>Ctrl</kbd> <q>yes</q></p>', '<p><code>Ctrl</code> “yes”</p>'],
    ['distance between blocks', '<p>a</p><p>&nbsp;</p><p></p><p>b</p>', '<p>a</p><p>b</p>'],
    [
      'alignment',
      '<p class="has-text-align-center">a</p><p align="right">b</p>',
      '<p style="text-align: center;">a</p><p style="text-align: right;">b</p>',
    ],
    [
      'widgets',
      '<blockquote class="twitter-tweet"><p>a</p></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
      '<blockquote><p>a</p></blockquote>',
    ],
    [
      'a file',
      '<div class="wp-block-file"><a href="/a.pdf">A</a><a href="/a.pdf" class="wp-block-file__button" download>Download</a></div>',
      `<p>${link('/a.pdf', 'A')}</p>`,
    ],
    [
      'an address without its line end, as browsers do',
      '<img src="/a\n.png">',
      '<img src="/a.png">',
    ],
    ['structured data', '<p>a</p><script type="application/ld+json">{}</script>', '<p>a</p>'],
  ])('keeps %s', (_what, html, content) => {
    expect(htmlToContent(html)).toStrictEqual({ content, losses: [] })
  })

  it.each([
    [
      '<iframe src="//www.youtube-nocookie.com/embed/a-b_1?rel=0" title="A film"></iframe>',
      link('https://www.youtube.com/watch?v=a-b_1', 'A film'),
      'A frame became a link: https://www.youtube.com/watch?v=a-b_1',
    ],
    [
      '<iframe src="https://player.vimeo.com/video/7"></iframe>',
      link('https://vimeo.com/7'),
      'A frame became a link: https://vimeo.com/7',
    ],
    [
      '<script src="https://gist.github.com/ada/12ab.js"></script>',
      link('https://gist.github.com/ada/12ab'),
      'A script became a link: https://gist.github.com/ada/12ab',
    ],
    ['<video><source src="/a.mp4"></video>', link('/a.mp4'), 'A video became a link: /a.mp4'],
    ['<audio src="/a.mp3"></audio>', link('/a.mp3'), 'A sound became a link: /a.mp3'],
    [
      '<object data="/a.pdf">no</object>',
      link('/a.pdf'),
      'An embedded object became a link: /a.pdf',
    ],
    ['<form><label>Name</label><input></form>', 'Name', 'A form was removed; its text is kept.'],
    [
      '<svg><title>Chart</title><text>up</text></svg>',
      'Chart up',
      'A drawing (SVG) was removed; only its text is kept.',
    ],
    [
      '<math><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></math>',
      '<code>x^2</code>',
      'A formula (MathML) became text.',
    ],
  ])('%s stays readable and is reported', (html, expected, text) => {
    const { losses, ...converted } = htmlToContent(`<p>\n${html}</p>`)
    expect(converted).toStrictEqual({ content: `<p>${expected}</p>` })
    expect(losses).toEqual([expect.objectContaining({ text, line: 2 })])
  })

  it.each([
    [
      '<script>\nlet a = "<b>"\n</script>',
      '<pre><code class="language-javascript">let a = "&lt;b&gt;"</code></pre>',
      'A script became a code block.',
    ],
    ['<style>p { color: red }</style>', '', 'A style sheet was removed.'],
    ['<script src="/charts.js"></script>', '', 'A script was removed: /charts.js'],
    ['<iframe src="javascript:alert(1)"></iframe>', '', 'A frame without a URL was removed.'],
  ])('%s', (html, content, text) => {
    const { losses, ...converted } = htmlToContent(html)
    expect(converted).toStrictEqual({ content })
    expect(losses).toEqual([expect.objectContaining({ text, line: 1 })])
  })

  it('reports links and images inside images', () => {
    const html =
      '<a href="https://a.example/"><img src="/a.png"></a><img src="data:image/png;base64,R0" alt="Dot">'
    expect(htmlToContent(html)).toStrictEqual({
      content: `<img src="/a.png"><p>${link('https://a.example/')}</p>`,
      losses: [
        { text: 'The link of an image follows the image: https://a.example/' },
        { text: 'An image inside the text was removed (Dot).', kind: 'picture' },
      ],
    })
  })

  it.each(['<svg ', '<svg>', '<a <', '<video src="', '<iframe>', '<!--', '<math x=1>'])(
    'reads 50,000 times %s in linear time',
    (part) => {
      const start = process.cpuUsage()
      htmlToContent(part.repeat(50_000))
      expect(process.cpuUsage(start).user).toBeLessThan(10_000_000)
    },
  )
})

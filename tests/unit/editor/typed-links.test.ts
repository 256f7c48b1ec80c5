// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { htmlOf, mountEditor, pasteInto, typeInto } from '#tests/support/mounted-editor.ts'

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    href,
    text,
  ])

const anchor = (href: string, text: string) => `<a href="${href}">${text}</a>`

describe('pasted links', () => {
  it.each([
    ['a file name', 'https://github.com/acme/app/blob/main/README.md', 'README.md'],
    ['a domain in the middle', 'https://acme.example/post', 'my post on example.com today'],
    ['another domain', 'https://docs.example.org/intro', 'docs.example.com'],
    ['a domain at the start', 'https://serde.example/docs', 'serde.rs docs'],
    ['another address', 'https://real.example/x', 'https://shown.example/y'],
    ['an email address', 'https://acme.example/team', 'write to ada@example.org now'],
    ['a www address', '/blog/x', 'www.example.org'],
  ])('keep their target when their text is %s', async (_, href, text) => {
    const editor = mountEditor('<p>Run | first</p>')
    const html = await pasteInto(editor, {
      'text/html': `<p>Read the ${anchor(href, text)} first, or https://other.example/z too</p>`,
      'text/plain': `Read the ${text} first`,
    })
    expect(linksIn(html)).toEqual([
      [href, text],
      ['https://other.example/z', 'https://other.example/z'],
    ])
  })

  it('keep their target when only part of a word is linked', async () => {
    const html = `<p>see${anchor('https://a.example', 'www.b.example')}.com now</p>`
    const pasted = await pasteInto(mountEditor('<p>|</p>'), { 'text/html': html })
    expect(linksIn(pasted)).toEqual([['https://a.example', 'www.b.example']])
  })

  it('keep their target in text of this editor', async () => {
    const html = `<p data-pm-slice="1 1 []">a ${anchor('https://a.example', 'https://b.example')} c</p>`
    const pasted = await pasteInto(mountEditor('<p>|</p>'), { 'text/html': html })
    expect(linksIn(pasted)).toEqual([['https://a.example', 'https://b.example']])
  })

  it('keep their target over a selection', async () => {
    const html = anchor('https://a.example/x', 'https://b.example')
    const pasted = await pasteInto(mountEditor('<p>one |two| three</p>'), { 'text/html': html })
    expect(linksIn(pasted)).toEqual([['https://a.example/x', 'two']])
  })

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['www.example.org', 'https://www.example.org'],
    ['ada@example.org', 'mailto:ada@example.org'],
  ])('a selection is linked by the address %s', async (text, href) => {
    const pasted = await pasteInto(mountEditor('<p>one |two| three</p>'), { 'text/plain': text })
    expect(linksIn(pasted)).toEqual([[href, 'two']])
  })

  it('a selection is replaced by a file name', async () => {
    const editor = mountEditor('<p>one |two| three</p>')
    const pasted = await pasteInto(editor, { 'text/plain': 'README.md' })
    expect(pasted).toBe('<p>one README.md three</p>')
  })

  it('a selection is replaced by two addresses', async () => {
    const editor = mountEditor('<p>one |two| three</p>')
    const html = '<p>https://a.example</p><p>https://b.example</p>'
    const pasted = await pasteInto(editor, { 'text/html': html })
    expect(linksIn(pasted).map(([, text]) => text)).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  it.each([
    '<p>a <code>https://example.org</code> b</p>',
    '<p>a <code>www.example.org</code> b</p>',
    '<pre><code>https://a.example</code></pre>',
  ])('does not make a link of the code %s', async (html) => {
    const pasted = await pasteInto(mountEditor('<p>|</p>'), { 'text/html': html })
    expect(linksIn(pasted)).toEqual([])
  })

  it.each([
    [
      'plain text',
      'text/plain',
      'see README.md, deploy.sh, git@github.com:acme/app.git and example.com here',
    ],
    ['HTML', 'text/html', '<p>see README.md, deploy.sh and example.com here</p>'],
    ['Markdown', 'text/plain', 'see **README.md**, deploy.sh and example.com here'],
  ])('does not make links of file names and domains in %s', async (_, type, text) => {
    const editor = mountEditor('<p>|</p>')
    await pasteInto(editor, { [type]: text })
    await expect.poll(() => editor.getText()).toContain('deploy.sh')
    expect(linksIn(htmlOf(editor))).toEqual([])
  })

  it('adds a scheme to pasted Markdown links', async () => {
    const editor = mountEditor('<p>|</p>')
    const text = 'see **www.a.example** and `www.b.example` and <code>https://c.example</code>'
    await pasteInto(editor, { 'text/plain': text })
    await expect.poll(() => editor.getText()).toContain('c.example')
    expect(linksIn(htmlOf(editor))).toEqual([
      ['https://www.a.example', '<strong>www.a.example</strong>'],
    ])
  })
})

describe('typed links', () => {
  it.each([
    'Open README.md and run deploy.sh now',
    'main.rs ASP.NET user.name Node.js foo.py package.json ',
    'serde.rs example.com docs.example.com/intro localhost:3000 1.2.3.4 ',
  ])('does not make a link of %j', (text) => {
    expect(linksIn(typeInto(mountEditor('<p>|</p>'), text))).toEqual([])
  })

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['http://a.example', 'http://a.example'],
    ['www.example.org/x', 'https://www.example.org/x'],
    ['ada@example.org', 'mailto:ada@example.org'],
  ])('makes a link of %s', (text, href) => {
    expect(linksIn(typeInto(mountEditor('<p>|</p>'), `see ${text} now`))).toEqual([[href, text]])
  })

  it('does not make links in code', () => {
    expect(
      linksIn(typeInto(mountEditor('<pre><code>|</code></pre>'), 'a www.example.org b')),
    ).toEqual([])
    const editor = mountEditor('<p>|</p>')
    editor.commands.setMark('code')
    expect(linksIn(typeInto(editor, 'a www.example.org b'))).toEqual([])
  })
})

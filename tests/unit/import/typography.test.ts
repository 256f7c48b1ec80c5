import { expect, it } from 'vitest'
import { withStraightQuotes } from '#src/import/source/import-options.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { bodyToContent } from './to-content.ts'
import { opened, postsIn } from './temporary-files.ts'

const convert = (text: string, typography: 'en-dash' | 'em-dash' = 'en-dash') =>
  bodyToContent({ body: { format: 'markdown', text }, place: { file: 'a.md' }, typography }).content

it.each([
  [`She said "it's *'so'*".`, '<p>She said “it’s <em>‘so’</em>”.</p>'],
  [`"**a**" ("b") "'c' d" (e)`, '<p>“<strong>a</strong>” (“b”) “‘c’ d” (e)</p>'],
  [`The '80s, dogs' and 6'2"`, '<p>The ’80s, dogs’ and 6’2”</p>'],
  ['a -- b --- c ---- d ... e', '<p>a – b — c ---- d … e</p>'],
  ['`"a" -- \'b\'...` "`c`"', `<p><code>"a" -- 'b'...</code> “<code>c</code>”</p>`],
  ['```\n"a" -- b\n```', '```\n"a" -- b\n```'],
  [
    '# "a"\n\n- "b"\n\n> "c"',
    '<h1>“a”</h1><ul><li><p>“b”</p></li></ul><blockquote><p>“c”</p></blockquote>',
  ],
  ['![the "a"](b.png "it\'s")', '![the "a"](b.png "it\'s")'],
])('publishes %s as the old site did', (typed, content) => {
  expect(convert(typed)).toBe(content)
})

it('keeps an address that is its own link', () => {
  expect(convert('https://a.example/b--c')).toContain('>https://a.example/b--c</a>')
})

it('has an em dash for two hyphens where the generator has', () => {
  expect(convert('a -- b', 'em-dash')).toBe('<p>a — b</p>')
})

const HUGO = { 'content/posts/a.md': 'a', 'hugo.toml': '' }
const JEKYLL = { '_posts/2024-03-04-a.md': 'a', '_config.yml': '' }
const HEXO = { 'source/_posts/a.md': 'a', '_config.yml': 'title: a' }
const ASTRO = { 'src/content/blog/a.md': 'a' }

it.each<[SourceFiles, string | undefined]>([
  [HUGO, 'en-dash'],
  [{ ...HUGO, 'hugo.toml': '[markup.goldmark.extensions]\ntypographer = false' }, undefined],
  [{ ...HUGO, 'hugo.toml': '[Markup.Goldmark.Extensions.Typographer]\ndisable = true' }, undefined],
  [{ ...HUGO, 'hugo.toml': '[markup.goldmark.extensions.typographer]\nemDash = "a"' }, 'en-dash'],
  [JEKYLL, 'en-dash'],
  [{ ...JEKYLL, '_config.yml': 'markdown: CommonMark' }, undefined],
  [{ ...JEKYLL, '_config.yml': 'kramdown:\n  smart_quotes: apos,apos,quot,quot' }, undefined],
  [HEXO, 'en-dash'],
  [{ ...HEXO, '_config.yml': 'marked:\n  smartypants: false' }, undefined],
  [{ ...HEXO, '_config.yml': 'markdown:\n  render:\n    typographer: true' }, 'en-dash'],
  [{ ...HEXO, '_config.yml': 'markdown:\n  render:\n    html: true' }, undefined],
  [{ 'content/a.md': 'a', 'zola.toml': '' }, undefined],
  [{ 'content/a.md': 'a', 'zola.toml': '[markdown]\nsmart_punctuation = true' }, 'en-dash'],
  [{ ...ASTRO, 'astro.config.mjs': 'export default {}' }, 'em-dash'],
  [{ ...ASTRO, 'astro.config.mjs': 'a({ markdown: { smartypants: false } })' }, undefined],
  [{ 'content/a.md': 'a', 'gatsby-config.js': '' }, undefined],
  [{ 'content/a.md': 'a', 'gatsby-config.js': '[`gatsby-remark-smartypants`]' }, 'em-dash'],
  [{ 'content/a.md': 'a', 'eleventy.config.js': '' }, undefined],
  [{ 'content/a.md': 'a', 'eleventy.config.js': 'm({ typographer: true })' }, 'en-dash'],
  [{ 'content/a.md': 'Title: a', 'pelicanconf.py': '' }, undefined],
  [{ 'content/a.md': 'Title: a', 'pelicanconf.py': 'TYPOGRIFY = True' }, 'em-dash'],
  [{ 'a.md': 'a' }, undefined],
])('reads of the settings in %j the typography %s', async (files, typography) => {
  const [post] = await postsIn(files)
  expect(post?.typography).toBe(typography)
})

it('keeps quotes straight when it is asked to', async () => {
  const source = withStraightQuotes(await opened(await sourceFolder(HUGO)), true)
  expect((await allPosts(source)).map(({ typography }) => typography)).toEqual([undefined])
})
